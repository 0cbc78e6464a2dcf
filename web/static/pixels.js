// Pixels of pygame's surfaces on a canvas, in bands: one band's copy is all the memory it takes.

const MOST = 1 << 18; // pixels that are copied at once: a megabyte

let kept = new Uint8ClampedArray(4); // a new one each time is slow

// A part of a surface, which has so many pixels in a row, onto a place of the canvas.
export function put(context, pixels, across, { x, y, width, height }, toX, toY) {
  const seen = pixels.getBuffer("u8");
  const { buffer, byteOffset, length } = seen.data;
  const from = new Uint32Array(buffer, byteOffset, length / 4);
  const most = Math.max(1, Math.floor(MOST / width));
  for (let top = 0; top < height; top += most) {
    const band = { x, y: y + top, width, height: Math.min(most, height - top) };
    context.putImageData(imageOf(from, across, band), toX, toY + top);
  }
  seen.release();
}

function imageOf(from, across, { x, y, width, height }) {
  const size = 4 * width * height;
  if (kept.length < size) kept = new Uint8ClampedArray(size);
  const parts = kept.subarray(0, size);
  const to = new Uint32Array(kept.buffer);
  for (let row = 0; row < height; row++) {
    const start = (y + row) * across + x;
    to.set(from.subarray(start, start + width), row * width);
  }
  // SDL leaves the alpha open; half as fast in the loop above
  for (let i = 3; i < size; i += 4) parts[i] = 255;
  return new ImageData(parts, width, height);
}
