import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** fp-ts comes in two forms; only the second can be shaken, and only a bundler can read it. */
const fpTs: Plugin = {
  name: "shakable-fp-ts",
  apply: "build",
  config: () => ({
    resolve: { alias: [{ find: /^fp-ts\/lib\//, replacement: "fp-ts/es6/" }] },
  }),
};

const root = fileURLToPath(new URL("../..", import.meta.url));
const routerBuild = fileURLToPath(
  new URL("../../node_modules/react-router/dist/production/index.mjs", import.meta.url),
);

/**
 * react-router exports its development build only, and makes its contexts and links at the top of one file
 * by calls that a bundler must take for effects. Told that they have none, those that nobody imports go:
 * two thirds of it.
 */
const reactRouter: Plugin = {
  name: "shakable-react-router",
  apply: "build",
  enforce: "pre",
  config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: routerBuild }] } }),
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-/ },
    handler: (code) => ({
      code: code
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1")
        .replace(/^\w+\.displayName = .*;$/gm, ""),
      map: null,
    }),
  },
};

/**
 * A class name of six letters and digits, the same in every build of these styles. Another build of a screen has names
 * of its own, so both can stand in one page.
 */
function shortClassName(name: string, file: string, css: string): string {
  const path = relative(root, file.split("?", 1)[0] ?? file);
  const digest = createHash("sha256").update(`${path} ${name} ${css}`).digest();
  return `t${digest.readUInt32BE(0).toString(36).slice(0, 5)}`;
}

/**
 * The classes of a style module by name instead of as one object: a component keeps the names that it uses, and
 * no table of all of them.
 */
const styleModules: Plugin = {
  name: "shakable-style-modules",
  apply: "build",
  enforce: "pre",
  config: () => ({ css: { modules: { generateScopedName: shortClassName } } }),
  transform: {
    filter: { id: /\.tsx$/ },
    handler: (code) => ({
      code: code.replace(/import (\w+) from ("[^"]*\.module\.css")/g, "import * as $1 from $2"),
      map: null,
    }),
  },
};

/** rxjs brings helpers for browsers without async iteration along; those of today have it. */
const rxjs: Plugin = {
  name: "shakable-rxjs",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: {
      id: /rxjs\/dist\/esm\/internal\/(observable\/innerFrom|util\/isReadableStreamLike)\.js$/,
    },
    handler: (code) => ({
      code: code
        .replace(/^import \{.*\} from "tslib";$/m, "")
        .replace(
          /function process\(asyncIterable, subscriber\) \{[\s\S]*$/,
          `async function process(asyncIterable, subscriber) {
  for await (const value of asyncIterable) {
    subscriber.next(value);
    if (subscriber.closed) return;
  }
  subscriber.complete();
}`,
        )
        .replace(
          /export function readableStreamLikeToAsyncGenerator[\s\S]*?^\}$/m,
          `export async function* readableStreamLikeToAsyncGenerator(stream) {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    reader.releaseLock();
  }
}`,
        ),
      map: null,
    }),
  },
};

/**
 * i18next brings along what fetches dictionaries from a server of its own, and what formats numbers and dates inside a
 * phrase, a way to name phrases by functions, and phrases inside of phrases. Our dictionaries are modules of the build, given
 * to it as they come, numbers are formatted before they are put into a phrase, phrases are named by texts, and none holds
 * another. So nothing asks the first but for what it has under way, the second and the last give back what they get, and the
 * third is never called.
 */
const unusedParts = {
  "class Connector": "class Connector extends EventEmitter {\n  state = {};\n}",
  "class Formatter": "class Formatter {\n  format(value) {\n    return value;\n  }\n}",
  "function keysFromSelector": "function keysFromSelector() {}",
  "  nest": "  nest(text) {\n    return text;\n  }",
} as const;

const i18next: Plugin = {
  name: "shakable-i18next",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /i18next\/dist\/esm\/i18next\.js$/ },
    handler: (code) => {
      let shaken = code;
      for (const [name, instead] of Object.entries(unusedParts)) {
        const indent = /^ */.exec(name)?.[0] ?? "";
        const whole = new RegExp(`^${name}\\b[\\s\\S]*?^${indent}\\}$`, "m");
        if (!whole.test(shaken)) throw new Error(`i18next has no ${name} any more`);
        shaken = shaken.replace(whole, instead);
      }
      return { code: shaken, map: null };
    },
  },
};

/** io-ts makes its classes, and one value of most of them, by calls; told that these have no effects, the unused go. */
const ioTs: Plugin = {
  name: "shakable-io-ts",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /io-ts\/es6\/index\.js$/ },
    handler: (code) => ({
      code: code
        .replaceAll("/** @class */ (function", "/* @__PURE__ */ (function")
        .replace(/^((?:export )?var \w+ = )new (?=\w+Type\(\);$)/gm, "$1/* @__PURE__ */ new ")
        .replace(/^Object\.defineProperty\(RecursiveType\.prototype[\s\S]*?^\}\);$/m, ""),
      map: null,
    }),
  },
};

/** Makes shakable what does not say so itself. */
export const shakable: readonly Plugin[] = [fpTs, i18next, ioTs, reactRouter, rxjs, styleModules];
