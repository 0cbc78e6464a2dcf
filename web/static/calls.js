// What calls somebody to a turn who looks elsewhere. Only a page from a host with tables fetches it.
const { tikal } = window;
const title = document.title;
const icon = document.querySelector("link[rel=icon]");
const usual = icon.href;
const SOUND = [[0, 660], [0.18, 880]]; // seconds, hertz
let shown;

// "on", "ask", "denied"; "none" without https, and in browsers that let no page notify
export const notifying = () => ({ granted: "on", default: "ask" })[window.isSecureContext && window.Notification?.permission]
  ?? (window.isSecureContext && window.Notification ? "denied" : "none");

export const ask = async () => {
  await Notification.requestPermission();
  return notifying();
};

export function call(words, volume) {
  document.title = `● ${words}`;
  icon.href = dot();
  if (!document.hidden && document.hasFocus()) return;
  if (volume) chime(volume);
  if (notifying() === "on") notify(words).catch(() => {}); // title, icon and sound have called
}

function dot() {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 32;
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#c0392b";
  pen.arc(16, 16, 16, 0, 7);
  pen.fill();
  return canvas.toDataURL();
}

export function stop() {
  document.title = title;
  icon.href = usual;
  shown?.close();
  shown = undefined;
}

async function notify(words) {
  const how = { body: title, icon: usual, tag: "turn" };
  try {
    shown = new Notification(words, how);
    shown.onclick = () => { window.focus(); shown?.close(); };
  } catch { // on a phone only a service worker may
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(words, how);
  }
}

function chime(volume) {
  if (!window.AudioContext) return;
  const context = new AudioContext();
  for (const [at, frequency] of SOUND) {
    const tone = new OscillatorNode(context, { frequency });
    const gain = new GainNode(context, { gain: volume / 3 });
    gain.gain.setTargetAtTime(0, context.currentTime + at, 0.15);
    tone.connect(gain).connect(context.destination);
    tone.start(context.currentTime + at);
    tone.stop(context.currentTime + at + 1);
  }
  setTimeout(() => context.close(), 2000);
}

// A hidden tab gets no frames, and nobody at it would be called: here it goes on, a second a turn,
// or when the host says something.
let goOn = () => {};
const { nextFrame } = tikal;
tikal.nextFrame = (due, rest) => {
  goOn = (now) => {
    goOn = () => {};
    due(now);
  };
  const once = goOn;
  nextFrame.call(tikal, (now) => once === goOn && once(now), rest);
};
export const wake = () => document.hidden && goOn(performance.now());
setInterval(wake, 1000);
