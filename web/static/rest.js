// What the title does without: fetched behind it, again where that failed.
import { Downloads } from "./downloads.js";

export class Rest {
  // "coming", "here" or "failed"
  state = "coming";

  // unpack is given the archive's bytes
  constructor(url, unpack) {
    this.url = url;
    this.unpack = unpack;
  }

  async fetch() {
    this.state = "coming";
    const downloads = new Downloads({}, {});
    try {
      this.unpack(await Promise.race([downloads.bytes(this.url), downloads.failure]));
      this.state = "here";
    } catch (error) {
      console.info("The rest of the game did not come:", error);
      this.state = "failed";
    }
  }
}
