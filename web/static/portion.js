// A part of the game that the title does without: fetched behind it, again where that failed.
import { Downloads } from "./downloads.js";

export class Portion {
  // "coming", "here" or "failed"
  state = "coming";

  // get downloads and unpacks it, given the Downloads to do so
  constructor(get) {
    this.get = get;
  }

  async fetch() {
    this.state = "coming";
    const downloads = new Downloads({}, {});
    try {
      await Promise.race([this.get(downloads), downloads.failure]);
      this.state = "here";
    } catch (error) {
      console.info("A part of the game did not come:", error);
      this.state = "failed";
    }
  }
}
