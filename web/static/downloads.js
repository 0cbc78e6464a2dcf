// The bundle's files: all begun at once, their bytes shown on one bar, a missing one told by name.

export class DownloadError extends Error {}

export class Downloads {
  #got = 0;
  #total;
  #answers = new Map(); // for the files that Pyodide fetches itself
  #fetch = window.fetch.bind(window);
  #refuse;

  // Rejects with a DownloadError when any of the files fails: Pyodide would wait for ever.
  failure = new Promise((_, reject) => { this.#refuse = reject; });

  // sizes: bytes of every file by its address; progress: the <progress> to move
  constructor(sizes, progress) {
    this.sizes = sizes;
    this.progress = progress;
    this.#total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  }

  async module(url) {
    const found = await import(new URL(url, location.href).href).catch((error) => this.#fail(url, error));
    this.#count(this.sizes[url]);
    return found;
  }

  async bytes(url) {
    const response = await this.#get(url);
    return new Uint8Array(await response.arrayBuffer());
  }

  // Pyodide's own fetch of these addresses is given what is under way already.
  answerFetchOf(urls) {
    for (const url of urls) this.#answers.set(new URL(url, location.href).href, this.#get(url));
    window.fetch = (input, init) => this.#answers.get(String(input)) ?? this.#fetch(input, init);
  }

  // Gives the page its own fetch back.
  over() {
    window.fetch = this.#fetch;
  }

  async #get(url) {
    const response = await this.#fetch(url).catch((error) => this.#fail(url, error));
    if (!response.ok) this.#fail(`${url} (${response.status})`);
    this.#watch(response.clone().body.getReader()).catch((error) => this.#refuse(new DownloadError(url, { cause: error })));
    return response;
  }

  async #watch(reader) {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      this.#count(value.length);
    }
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
