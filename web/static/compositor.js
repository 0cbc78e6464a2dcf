// The page's half of game/platform/page_display.py: a piece of the canvas, and a picture beneath
// it, as sheets that the browser's compositor moves within a box. All lengths are device pixels.
import { put } from "./pixels.js";

const canvas = document.getElementById("canvas");

let box;
let lifted;
let beneath;

export const compositor = {
  lift(x, y, width, height, ground) {
    this.drop();
    box = document.createElement("div");
    box.className = "box";
    Object.assign(box.style, { width: `${width}px`, height: `${height}px`, background: ground });
    box.style.transform = `scale(${1 / devicePixelRatio}) translate(${x}px, ${y}px)`;
    box.at = [x, y];
    lifted = sheet(width, height);
    const context = lifted.getContext("2d");
    context.roundRect(0, 0, width, height, 3 * devicePixelRatio); // the corners of the frame around it reach in
    context.clip();
    context.drawImage(canvas, x, y, width, height, 0, 0, width, height);
    box.append(lifted);
    canvas.after(box);
  },

  // the picture beneath: its size, its rows from top to bottom, and then it is seen
  begin(width, height) {
    beneath = sheet(width, height);
  },

  copy(pixels, width, rows, top) {
    put(beneath.getContext("2d"), pixels, width, { x: 0, y: 0, width, height: rows }, 0, top);
  },

  underlay() {
    box.prepend(beneath);
  },

  move(x, y, scale, ...under) {
    place(lifted, x, y, scale);
    if (beneath) place(beneath, ...under);
  },

  drop() {
    box?.remove();
    for (const one of [lifted, beneath]) if (one) one.width = one.height = 0; // gives its memory back at once
    box = lifted = beneath = undefined;
  },
};

function sheet(width, height) {
  const made = document.createElement("canvas");
  made.width = width;
  made.height = height;
  return made;
}

function place(one, x, y, scale) {
  const [left, top] = box.at;
  one.style.transform = `translate(${x - left}px, ${y - top}px) scale(${scale})`;
}
