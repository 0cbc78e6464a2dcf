// Unpacks the archives of tools/bundle/packed.py: plain files with short names.
const BLOCK = 512;
const decoder = new TextDecoder();

// Writes the archive's files into Python's file system: copies, so that the archive can be let go.
export function unpack(fs, tar, folder) {
  for (const [name, content] of files(tar)) {
    const path = `${folder}/${name}`;
    fs.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    fs.writeFile(path, content);
  }
}

function* files(tar) {
  const field = (start, length) => decoder.decode(tar.subarray(start, start + length)).split("\0", 1)[0];
  for (let header = 0; tar[header]; ) {
    const size = parseInt(field(header + 124, 12), 8);
    const content = header + BLOCK;
    yield [field(header, 100), tar.subarray(content, content + size)];
    header = content + Math.ceil(size / BLOCK) * BLOCK;
  }
}
