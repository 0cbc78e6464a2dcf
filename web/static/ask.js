// Questions of the page's own, where the game's fields cannot be typed or pasted into.
import { _ } from "./words.js";

const canvas = document.getElementById("canvas");

// The dialog's text, undefined where it was dismissed.
export function ask(id, prompt, value, maxLength) {
  const dialog = document.getElementById(id);
  const field = dialog.querySelector("input, textarea");
  dialog.querySelector("label").textContent = prompt;
  field.maxLength = maxLength;
  field.value = value;
  dialog.querySelector(".dismiss").setAttribute("aria-label", _("Cancel"));
  dialog.querySelector("[value=given]").setAttribute("aria-label", _("OK"));
  dialog.querySelector(".dismiss").onclick = () => dialog.close("dismissed");
  dialog.returnValue = "dismissed";
  dialog.showModal();
  field.select();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      canvas.focus();
      resolve(dialog.returnValue === "given" ? field.value : undefined);
    }, { once: true });
  });
}

for (const dialog of document.querySelectorAll("dialog")) {
  // SDL listens on the window and would swallow the keys meant for the dialog
  for (const kind of ["keydown", "keyup", "keypress"]) dialog.addEventListener(kind, (event) => event.stopPropagation());
  // pasting by hand may need the browser's own menu
  dialog.addEventListener("contextmenu", (event) => event.stopPropagation());
}
