"""The title's picture, decoded by the browser for Python."""

from __future__ import annotations

import base64
import io
from typing import Final

import pygame
import pytest

from game.ui.assets import SPRITES
from tests.web.driver import Drive

DECODED: Final = """async () => {
  const { app } = document.body.dataset;
  const { bitmap } = await import(new URL(`${app}/bitmap.js`, location.href).href);
  const jpeg = new Uint8Array(await (await fetch(`${app}/title.jpg`)).arrayBuffer());
  const file = await bitmap(jpeg);
  const url = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsDataURL(new Blob([file]));
  });
  return url.slice(url.indexOf(",") + 1);
}"""
MOST: Final = 12
"""How far apart two decoders' colours of a point are: they smooth the colours differently."""


@pytest.mark.every_browser
def test_what_the_browser_decodes_is_the_picture_that_python_would_have_decoded(
    drive: Drive,
) -> None:
    drive.open()
    content = base64.b64decode(drive.page.evaluate(DECODED))
    if drive.engine == "chromium":
        assert content[:2] == b"BM"
    theirs = pygame.image.load(io.BytesIO(content))
    ours = pygame.image.load(SPRITES / "title.jpg")
    assert theirs.get_size() == ours.get_size()
    for x in range(5, ours.get_width(), 97):
        for y in range(5, ours.get_height(), 89):
            apart = [
                abs(a - b) for a, b in zip(theirs.get_at((x, y)), ours.get_at((x, y)), strict=True)
            ]
            assert max(apart) <= MOST, (x, y)
