// node compile.mjs PYODIDE.MJS JOBS.JSON: the jobs of bytecode.py, done by Pyodide
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [pyodide, plan] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));

try {
  const { loadPyodide } = await import(pathToFileURL(pyodide));
  const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" } });
  python.runPython(readFileSync(join(here, "compile.py"), "utf8"));
  const compileZip = python.globals.get("compile_zip");
  for (const { source, target, ...how } of JSON.parse(readFileSync(plan, "utf8"))) {
    const bytes = python.toPy(new Uint8Array(readFileSync(source)));
    writeFileSync(target, compileZip.callKwargs(bytes, how).toJs());
  }
} catch (error) {
  console.error(error.message); // not the whole error: it would print Pyodide's one long line
  process.exit(1);
}
