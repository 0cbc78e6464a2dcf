// Puts pygame's WebAssembly beside Python's before Python starts. Pyodide itself compiles it when it
// is first imported, while the page stands still; and a snapshot of Python's memory needs pygame to
// lie where it lay when the snapshot was taken.

// as Python names the file when it imports it
const PYGAME = "/lib/python3.14/site-packages/pygame/base.cpython-314-wasm32-emscripten.so";

// A createPyodideModule for loadPyodide, from Emscripten's and the promises of two compiled modules.
export function linking(create, python, pygame) {
  return (settings) => new Promise((resolve, reject) => {
    settings.instantiateWasm = (imports, receive) => {
      link(settings, imports, receive, python, pygame).catch(reject);
      return {};
    };
    create(settings).then(resolve, reject);
  });
}

async function link(settings, imports, receive, python, pygame) {
  // what Pyodide's own loader puts there where the browser has no garbage-collected WebAssembly
  const marker = Symbol("error");
  Object.assign(imports.env, { Jsv_GetError_import: () => marker, JsvError_Check: (value) => value === marker });
  const module = await python;
  const instance = await WebAssembly.instantiate(module, imports);
  settings.addRunDependency(PYGAME);
  receive({ exports: recognized(instance.exports) }, module);
  settings.preloadedWasm[PYGAME] = await settings.loadWebAssemblyModule(await pygame, { loadAsync: true, nodelete: true }, PYGAME, {});
  settings.removeRunDependency(PYGAME);
}

// Every function as the object that the table has of it. Emscripten tells functions apart by their
// objects, and gives a place in the table to each that it does not know; WebKit exports objects that
// are not those in the table, so places would be others than when the snapshot was taken. The name
// of a function is its number everywhere.
function recognized(exports) {
  const table = exports.__indirect_function_table;
  const functions = new Map();
  for (let place = 0; place < table.length; place++) {
    const found = table.get(place);
    if (found) functions.set(found.name, found);
  }
  const one = (value) => {
    if (!functions.has(value.name)) functions.set(value.name, value);
    return functions.get(value.name);
  };
  return Object.fromEntries(Object.entries(exports).map(([name, value]) => [name, typeof value === "function" ? one(value) : value]));
}
