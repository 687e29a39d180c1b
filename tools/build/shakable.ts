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

/** Makes libraries shakable that do not say so themselves. */
export const shakable: readonly Plugin[] = [fpTs, reactRouter];
