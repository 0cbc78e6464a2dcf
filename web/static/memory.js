// Memory that is given back at once. The browser's collector comes late to large buffers: it sees how
// few objects there are, and a title that rests makes hardly any.

// The memory of bytes that nobody reads any more; a browser without transfer gives it back later.
export function letGo(bytes) {
  bytes.buffer.transfer?.(0);
}
