import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Path of a JavaScript module that does what this TypeScript file does. It is compiled once, with everything of ours that
 * it imports, and again when one of those files has changed: starting a tool takes no compiler.
 * @param {string} file absolute path of the entry
 * @param {string} root folder of package.json; the result is kept in `.cache/tools` there
 * @returns {Promise<string>}
 */
export async function compiled(file, root) {
  const cache = join(root, ".cache/tools");
  const record = join(cache, `${digest(file)}.json`);
  const known = readRecord(record);
  if (known !== null && isFresh(known)) return known.module;
  const { folder, sources } = await compile(file, root, cache);
  const made = { module: join(folder, "tool.mjs"), sources };
  // Several processes may compile the same tool at once: each writes whole files under names of its own.
  writeFileSync(`${folder}.json`, JSON.stringify(made));
  renameSync(`${folder}.json`, record);
  removeOld(cache);
  return made.module;
}

const dayMs = 24 * 60 * 60_000;

/**
 * What was compiled before may still be at work, so only what is a day old goes.
 * @param {string} cache
 */
function removeOld(cache) {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory() && Date.now() - stat.mtimeMs > dayMs) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

/** @typedef {{ module: string, sources: Record<string, string> }} Made */

/**
 * @param {string} record
 * @returns {Made | null} null when nothing was compiled yet, or the record is damaged
 */
function readRecord(record) {
  try {
    const made = JSON.parse(readFileSync(record, "utf8"));
    return existsSync(made.module) && typeof made.sources === "object" ? made : null;
  } catch {
    return null;
  }
}

/** @param {Made} made */
function isFresh({ sources }) {
  return Object.entries(sources).every(([path, stamp]) => stampOf(path) === stamp);
}

/** @param {string} path */
function stampOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? "missing" : `${stat.size} ${stat.mtimeMs}`;
}

/**
 * A name for the results of one file. Not by node:crypto, which takes longer to load than most tools take to start.
 * @param {string} text
 */
function digest(text) {
  let [low, high] = [0x811c9dc5, 0x9747b28c];
  for (const unit of text) {
    const code = unit.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (low >>> 13);
  }
  return [low, high].map((lane) => (lane >>> 0).toString(16).padStart(8, "0")).join("");
}

/**
 * @param {string} file
 * @param {string} root
 * @param {string} cache
 */
async function compile(file, root, cache) {
  const { build } = await import("vite");
  mkdirSync(cache, { recursive: true });
  const folder = join(cache, `${digest(file)}-${process.pid}-${Date.now()}`);
  const version = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;
  /** @type {Record<string, string>} */
  const sources = {};
  for (const name of ["package.json", "package-lock.json", "tools/compile.mjs"]) {
    sources[join(root, name)] = stampOf(join(root, name));
  }
  await build({
    root,
    configFile: false,
    envFile: false,
    publicDir: false,
    mode: "production",
    logLevel: "error",
    define: { __APP_VERSION__: JSON.stringify(version) },
    plugins: [
      {
        name: "source-addresses",
        enforce: "pre",
        transform(code, id) {
          const path = id.split("?")[0] ?? id;
          if (!existsSync(path)) return null;
          sources[path] = stampOf(path);
          // Compiled code lies elsewhere, but files beside the source are found from the source.
          const address = JSON.stringify(pathToFileURL(path).href);
          return code.includes("import.meta.url")
            ? { code: code.replaceAll("import.meta.url", address), map: null }
            : null;
        },
      },
    ],
    // What RxJS offers to Node is ES5 in CommonJS: it cannot be shaken, and it runs slower than what the page gets.
    resolve: {
      alias: [{ find: /^rxjs$/, replacement: join(root, "node_modules/rxjs/dist/esm/index.js") }],
    },
    // Other packages are left where they are.
    ssr: { external: true, noExternal: [/^rxjs/, "fp-ts", "io-ts", "immer", "observable-hooks"] },
    build: {
      ssr: true,
      target: "node20",
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { tool: file },
        preserveEntrySignatures: "strict",
        output: {
          entryFileNames: "[name].mjs",
          chunkFileNames: "[name]-[hash].mjs",
          // Names stay, which events and errors are called by; what Node has to read is halved.
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
  return { folder, sources };
}
