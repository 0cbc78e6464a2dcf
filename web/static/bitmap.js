// A JPEG decoded by the browser, beside the page's thread, as a bitmap file: Python's own decoder
// would hold up the title for as long as all its letters. Where a browser cannot, the JPEG it is.
// No canvas is read for it: browsers that protect from fingerprints give back noise there.

const HEAD = 66; // bytes before the pixels: the file's header, the picture's, and three masks
const BITFIELDS = 3;

export async function bitmap(jpeg) {
  if (!("ImageDecoder" in window)) return jpeg;
  const decoder = new ImageDecoder({ data: jpeg, type: "image/jpeg" });
  try {
    const { image } = await decoder.decode();
    return await file(image);
  } catch (error) {
    console.info("The title's picture is left to Python:", error);
    return jpeg;
  } finally {
    decoder.close();
  }
}

async function file(image) {
  const { displayWidth: width, displayHeight: height } = image;
  const pixels = 4 * width * height;
  const bytes = new Uint8Array(HEAD + pixels);
  await image.copyTo(bytes.subarray(HEAD), { format: "RGBX" });
  image.close();
  const head = new DataView(bytes.buffer);
  const put = (at, ...values) => values.forEach((value, i) => head.setUint32(at + 4 * i, value, true));
  bytes.set([0x42, 0x4d]); // BM
  put(2, bytes.length, 0, HEAD);
  put(14, 40, width, -height >>> 0, 0x200001, BITFIELDS, pixels); // from the top, 1 plane, 32 bits
  put(54, 0xff, 0xff00, 0xff0000); // red, green, blue
  return bytes;
}
