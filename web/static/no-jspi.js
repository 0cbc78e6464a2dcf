// Takes JavaScript Promise Integration away from this page. Import it before Pyodide is loaded.
//
// Pyodide asks once whether there is JSPI, and where there is, runs every callback of Python's event
// loop on a second stack. Chromium's garbage collector now and then takes that stack for the page's
// own and reads beyond its end: the tab crashes. Nothing here waits in the middle of a call, so
// nothing is lost.
//
// https://github.com/pyodide/pyodide/issues/5702
// https://github.com/pyodide/pyodide/issues/5705
// https://github.com/pyodide/pyodide/issues/6106
if (typeof WebAssembly === "object") {
  // the last name is the one of the draft that older browsers have
  for (const name of ["Suspending", "promising", "Suspender"]) delete WebAssembly[name];
}
