// The bundle's files: begun at once, their bytes shown on one bar, unpacked while they come, a
// missing one told by name. Packed files are gzip under a name that no server treats as such, so
// that they are small on any of them.

export class DownloadError extends Error {}

const TYPES = { ".mjs": "text/javascript", ".wasm": "application/wasm" };

export class Downloads {
  #got = 0;
  #sizes;
  #total;
  #answers = new Map(); // for the files that Pyodide fetches itself
  #fetch = window.fetch.bind(window);
  #refuse;

  // Rejects with a DownloadError when any of the files fails: Pyodide would wait for ever.
  failure = new Promise((_, reject) => { this.#refuse = reject; });

  // sizes: bytes of every file by its address; progress: the <progress> to move
  constructor(sizes, progress) {
    this.progress = progress;
    this.#sizes = sizes;
    this.#total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  }

  // The unpacked content of a packed file, as a response of the type that its name tells. What the
  // service worker has unpacked has that type already: Chromium keeps the compiled code beside it.
  async unpacked(url) {
    const response = await this.#response(url);
    if (response.headers.get("Content-Type") === TYPES[".wasm"]) {
      this.#count(this.#sizes[url]);
      return response;
    }
    const unpacking = new DecompressionStream("gzip");
    this.#counted(response).pipeTo(unpacking.writable).catch((error) => this.#refuse(new DownloadError(url, { cause: error })));
    return new Response(unpacking.readable, { headers: { "Content-Type": typeOf(url) } });
  }

  // A file as it is.
  async whole(url) {
    const content = new Response(this.#counted(await this.#response(url))).arrayBuffer();
    return new Uint8Array(await content.catch((error) => this.#fail(url, error)));
  }

  async bytes(url) {
    return new Uint8Array(await (await this.unpacked(url)).arrayBuffer());
  }

  async module(url) {
    const source = URL.createObjectURL(await (await this.unpacked(url)).blob());
    try {
      return await import(source);
    } finally {
      URL.revokeObjectURL(source);
    }
  }

  // Pyodide's own fetch of an address is given this response, or the promise of one.
  answerFetchOf(url, response) {
    this.#answers.set(new URL(url, location.href).href, response);
    window.fetch = (input, init) => this.#answers.get(String(input)) ?? this.#fetch(input, init);
  }

  // Gives the page its own fetch back.
  over() {
    window.fetch = this.#fetch;
  }

  async #response(url) {
    const response = await this.#fetch(url).catch((error) => this.#fail(url, error));
    if (!response.ok) this.#fail(`${url} (${response.status})`);
    return response;
  }

  // The bytes of a response, counted as they come.
  #counted(response) {
    const counting = { transform: (chunk, out) => { this.#count(chunk.length); out.enqueue(chunk); } };
    return response.body.pipeThrough(new TransformStream(counting));
  }

  #fail(what, cause) {
    const error = new DownloadError(what, { cause });
    this.#refuse(error);
    throw error;
  }

  #count(bytes) {
    this.#got += bytes;
    this.progress.value = this.#got / this.#total;
  }
}

function typeOf(url) {
  const [kind] = url.match(/\.[a-z]+(?=\.bin$)/) ?? [];
  return TYPES[kind] ?? "application/octet-stream";
}
