import type { Plugin } from "vite";

/**
 * Browsers may remember a script that they could not load for as long as the page lives (HTML, "module map"; seen in
 * Chromium 150): every later `import()` of it fails without a request. After a failure the same file is asked for under
 * another fragment, which is another script to the browser and the same one to the server and to all caches.
 */
export const freshImports: Plugin = {
  name: "fresh-imports",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const code = chunk.code.replaceAll(
          ownImport,
          (_text, quoted) => `__importAgain(${quoted})`,
        );
        if (code !== chunk.code) chunk.code = importAgain + code;
      }
    },
  },
};

/** The import of a file of the app, by its name beside the one that imports it. */
const ownImport = /\bimport\((`\.\/[^`$]+\.js`|"\.\/[^"]+\.js")\)/g;

const importAgain =
  'var __failures={};function __importAgain(file){const times=__failures[file]??0;return import(times===0?file:file+"#"+times).catch(error=>{__failures[file]=times+1;throw error})}\n';
