// node smoke.mjs PYODIDE.MJS WHEEL: imports the wheel, draws, saves and loads a picture, sets a text
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, wheel] = process.argv.slice(2);

try {
  const { loadPyodide } = await import(pathToFileURL(pyodide));
  const python = await loadPyodide();
  python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel"); // it wants no node Buffer
  console.log(python.runPython(`
import io, os
os.environ["SDL_VIDEODRIVER"] = "dummy"
import pygame, pygame.gfxdraw
pygame.display.init()
pygame.font.init()
window = pygame.display.set_mode((320, 200))
pygame.draw.circle(window, "red", (50, 50), 20)
pygame.display.flip()
png = io.BytesIO()
pygame.image.save(window, png, "a.png")
assert pygame.image.load(io.BytesIO(png.getvalue())).get_at((50, 50)) == pygame.Color("red")
assert pygame.font.Font(None, 30).render("x", True, "white").get_width()
f"it runs: pygame-ce {pygame.version.ver}, SDL {pygame.get_sdl_version()}"
`));
} catch (error) {
  console.error(error.message.slice(-1500)); // the whole error would print Pyodide's one long line
  process.exit(1);
}
