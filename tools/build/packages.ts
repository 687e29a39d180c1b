import { fileURLToPath } from "node:url";
import { defaultClientConditions } from "vite";

const production = fileURLToPath(
  new URL("../../node_modules/react-router/dist/production", import.meta.url),
);

/** Which forms of the packages every build of the app takes. */
export const packages = {
  // rxjs has a build for today's browsers under this name, without helpers for older ones.
  conditions: ["es2015", ...defaultClientConditions],
  // fp-ts comes in two forms; only this one can be shaken.
  alias: [
    { find: /^fp-ts\/lib\//, replacement: "fp-ts/es6/" },
    // The package's own name leads to the build with warnings for developers.
    { find: /^react-router$/, replacement: `${production}/index.mjs` },
    { find: /^react-router\/dom$/, replacement: `${production}/dom-export.mjs` },
  ],
};
