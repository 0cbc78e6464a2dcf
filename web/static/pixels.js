// Pixels of pygame's surfaces for the canvas.

let image = new ImageData(1, 1); // kept: the next part is mostly as large as the last

// A part of a surface's pixels, which lie row by row, so many to a row.
export function imageOf(pixels, across, x, y, width, height) {
  const seen = pixels.getBuffer("u8");
  const { buffer, byteOffset, length } = seen.data;
  const from = new Uint32Array(buffer, byteOffset, length / 4);
  if (image.width !== width || image.height !== height) image = new ImageData(width, height);
  const to = new Uint32Array(image.data.buffer);
  for (let row = 0; row < height; row++) {
    const start = (y + row) * across + x;
    to.set(from.subarray(start, start + width), row * width);
  }
  seen.release();
  // SDL leaves the alpha open; half as fast in the loop above
  const parts = image.data;
  for (let i = 3; i < parts.length; i += 4) parts[i] = 255;
  return image;
}
