import { fileURLToPath } from "node:url";
import { defaultClientConditions } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const router = `${root}node_modules/react-router/dist/production`;

/** Which forms of the packages every build of the app takes. */
export const packages = {
  // rxjs has a build for today's browsers under this name, without helpers for older ones.
  conditions: ["es2015", ...defaultClientConditions],
  // fp-ts comes in two forms; only this one can be shaken.
  alias: [
    { find: /^fp-ts\/lib\//, replacement: "fp-ts/es6/" },
    // The package's own name leads to the build with warnings for developers.
    { find: /^react-router$/, replacement: `${router}/index.mjs` },
    { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
  ],
};
