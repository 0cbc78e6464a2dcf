# Everything a newcomer needs: make web, make test, make play, make check.
PYTHON ?= python3
PORT ?= 8000
VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/.ready
BENCH := build/bench-venv
MUTANTS := build/mutants-venv
READING := build/reading
ART := build/art-venv
ART_PY := nice $(ART)/bin/python
ART_READY := $(ART)/.ready
SOUNDS := build/sounds-venv
APP := build/app-venv
export PYGAME_HIDE_SUPPORT_PROMPT := 1

.PHONY: help web app bundle test test-long test-busy check play wheel bench bench-web bench-web-memory speed soak soak-web kill mutants reading-ease ladder art sprites sounds shots pictures snapshots words clean
.DEFAULT_GOAL := help

help:
	@echo "make web        build the browser game and serve it on http://localhost:$(PORT)"
	@echo "make test       run all tests but the long ones (19 minutes)"
	@echo "make test-long  run the long ones: Firefox and WebKit, whole games, the stand-alone program"
	@echo "                (20 minutes); SHARE=N the Nth share of them, eight minutes at most"
	@echo "make test-busy  run all tests five times beside two busy processes (an hour)"
	@echo "make play       play in a desktop window"
	@echo "make check      ruff, mypy --strict, import-linter"
	@echo "make app        a folder that plays without Python: build/app/Tikal (PyInstaller)"
	@echo "make bundle     build the browser game into build/web"
	@echo "make dist       zip it for itch.io and any static host into build/dist"
	@echo "make bench      the engine's figures beside Catanatron and OpenSpiel"
	@echo "make bench-web  measure the browser game's start, its frames and the engine in it"
	@echo "make bench-web-memory  what the browser game's tab holds while computers play (20 minutes)"
	@echo "make speed      fail if the engine is a quarter slower than tools/bench/speed.json says"
	@echo "make soak       10,000 random games of each game under its referee, 10,000 damaged records"
	@echo "make soak-web   300 starts and 50 whole games in Chromium: no crash, no error (an hour)"
	@echo "make ladder     every level of the computer players against the one below (an hour)"
	@echo "make kill       kill the game 200 times, the tab 50, while computer players play: nothing may be lost"
	@echo "make mutants    change the rules one thing at a time and see the tests notice (an hour)"
	@echo "make wheel      rebuild pygame-ce for the browser and compare the checksum (as root)"
	@echo "make art        render and draw all art into build/art, then pack it (half an hour)"
	@echo "make sprites    pack build/art into sprites/"
	@echo "make shots      pictures of every scene at every size into build/shots"
	@echo "make pictures   take the golden pictures of tests/pictures anew"
	@echo "make snapshots  keep what a screen reader finds on the accessible page (tests/snapshots) anew"
	@echo "make words      bring the catalogues of all languages (game/locale) up to date"
	@echo "make sounds     make all sounds anew into sounds/ and measure them"

$(READY): requirements.txt
	$(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

play: $(READY)
	$(PY) main.py

check: $(READY)
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports

bundle: $(READY)
	$(PY) -m tools.build_web

dist: bundle
	$(PY) -m tools.dist

web: bundle
	$(PY) -m tools.serve --port $(PORT)

# a file's tests in one browser share one process
test: $(READY)
	$(MAKE) --jobs 2 --output-sync bundle check
	$(PY) -m pytest -n auto --dist loadgroup -rs

# one after the other: what is waited for in two browsers at once takes its time
test-long: bundle app
	$(PY) -m pytest -m long -n 0 -rsR $(if $(SHARE),--share $(SHARE))

# what passes on a quiet machine only is no test
test-busy: $(READY)
	$(PY) -m tools.busy --times 5 $(MAKE) test

# PyInstaller packs what is installed where it runs: an environment with nothing else
$(APP)/.ready: tools/app/requirements.txt
	$(PYTHON) -m venv $(APP)
	$(APP)/bin/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

app: bundle $(APP)/.ready
	$(APP)/bin/python -m tools.app

# the engines beside ours are no part of the game: an environment of their own
$(BENCH)/.ready: tools/bench/requirements.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

bench: $(BENCH)/.ready
	$(BENCH)/bin/python -m game bench --beside

bench-web: bundle
	$(PY) -m tools.bench_web
	$(PY) -m tools.bench.browser

bench-web-memory: bundle
	$(PY) -m tools.bench_web memory
	$(PY) -m tools.bench_web windows

speed: $(READY)
	$(PY) -m tools.bench.speed

ladder: $(READY)
	nice $(PY) -m tools.ladder

$(MUTANTS)/.ready: tools/mutants-requirements.txt
	$(PYTHON) -m venv $(MUTANTS)
	$(MUTANTS)/bin/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

mutants: $(MUTANTS)/.ready
	nice $(PY) -m tools.mutants run --max-children 2
	$(PY) -m tools.mutants results

$(READING)/.ready: tools/reading-requirements.txt
	$(PY) -m pip install --quiet --disable-pip-version-check --upgrade --target $(READING) -r $<
	@touch $@

reading-ease: $(READING)/.ready $(READY)
	PYTHONPATH=$(READING) $(PY) -W ignore -m tools.reading_ease

soak: $(READY)
	nice $(PY) -m tools.soak
	nice $(PY) -m tools.tzolkin.soak

soak-web: bundle
	$(PY) -m tools.soak_web

kill: bundle
	nice $(PY) -m tools.kill.desktop
	nice $(PY) -m tools.kill.web

wheel:
	bash tools/wheel/build.sh build/wheel

# Blender as a module needs Python 3.11 and 1 GB: an environment of its own
$(ART_READY): tools/art/requirements.txt
	$(PYTHON) -m venv $(ART)
	$(ART_PY) -m pip install --quiet --disable-pip-version-check -r tools/art/requirements.txt
	@touch $@

art: $(ART_READY)
	$(ART_PY) -m tools.art.render all
	$(ART_PY) -m tools.art.render tzolkin --out build/art/tzolkin
	$(ART_PY) -m tools.art.flat
	$(ART_PY) -m tools.art.buildings
	$(ART_PY) -m tools.art.gears
	$(ART_PY) -m tools.art.pieces
	$(ART_PY) -m tools.art.signs
	$(ART_PY) -m tools.art.title
	$(MAKE) sprites

sprites: $(ART_READY)
	$(ART_PY) -m tools.art.pack
	$(ART_PY) -m tools.art.pack --source build/art/tzolkin --target sprites/tzolkin

$(SOUNDS)/.ready: tools/sounds/requirements.txt
	$(PYTHON) -m venv $(SOUNDS)
	$(SOUNDS)/bin/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

sounds: $(SOUNDS)/.ready
	$(SOUNDS)/bin/python -m tools.sounds

shots: $(READY)
	$(PY) -m tools.screenshots

pictures: $(READY)
	$(PY) -m tools.pictures

words: $(READY)
	$(PY) -m tools.words

snapshots: $(READY)
	$(PY) -m tools.accessible_page

clean:
	rm -rf build $(VENV)
