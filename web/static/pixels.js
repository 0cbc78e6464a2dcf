// Pixels of pygame's surfaces for the canvas.

let kept = new Uint8ClampedArray(4); // a new one each time is slow

// A part of a surface's pixels: rows, so many to a row.
export function imageOf(pixels, across, x, y, width, height) {
  const seen = pixels.getBuffer("u8");
  const { buffer, byteOffset, length } = seen.data;
  const from = new Uint32Array(buffer, byteOffset, length / 4);
  const size = 4 * width * height;
  if (kept.length < size) kept = new Uint8ClampedArray(size);
  const parts = kept.subarray(0, size);
  const to = new Uint32Array(kept.buffer);
  for (let row = 0; row < height; row++) {
    const start = (y + row) * across + x;
    to.set(from.subarray(start, start + width), row * width);
  }
  seen.release();
  // SDL leaves the alpha open; half as fast in the loop above
  for (let i = 3; i < size; i += 4) parts[i] = 255;
  return new ImageData(parts, width, height);
}
