// Stands in for navigator.locks, which pages without https lack: the tabs ask each other. A tab that
// is busy or behind others answers late, so whoever has reason to think that there is one waits.

const ANSWERED = 1000; // milliseconds in which a tab has answered that would surprise us,
const SURELY = 5000; // and one that is there for all we know
const AGAIN = 2000; // from one question to the next

const passed = (time) => new Promise((resolve) => setTimeout(resolve, time));

export class AskedLocks {
  #channel;
  #number = Math.random(); // of two that ask at once the smaller one is first
  #asking = 0;
  #answered = false;
  #stolen; // set while the lock is ours
  #signed;

  // signed: whether another tab has left a sign that the lock is its own
  constructor(signed) {
    this.#signed = signed;
  }

  async request(name, { ifAvailable, steal, signal }, keep) {
    this.#channel ??= this.#open(name);
    while (!steal && (await this.#taken(ifAvailable && !this.#signed() ? ANSWERED : SURELY))) {
      if (ifAvailable) return keep(null);
      await passed(AGAIN);
    }
    signal?.throwIfAborted();
    this.#channel.postMessage({ mine: this.#number });
    const stolen = new Promise((_, reject) => { this.#stolen = reject; });
    return Promise.race([keep({ name }), stolen]).finally(() => { this.#stolen = undefined; });
  }

  #open(name) {
    const channel = new BroadcastChannel(`${name}/asked`);
    channel.onmessage = ({ data }) => {
      if (data.mine) this.#stolen?.(new DOMException("taken by another tab", "AbortError"));
      else if (data.here) this.#answered = true;
      else if (this.#stolen || (this.#asking && this.#number < data.who)) channel.postMessage({ here: true });
    };
    return channel;
  }

  async #taken(patience) {
    this.#answered = false;
    this.#asking++;
    this.#channel.postMessage({ who: this.#number });
    await passed(patience);
    this.#asking--;
    return this.#answered;
  }
}
