import type { Plugin } from "vite";

/**
 * A style sheet that could not be loaded is asked for again on the next try. Vite takes its dead element, and its own
 * note that it has asked, for the style: the screen would be shown without it.
 */
export const freshStyles: Plugin = {
  name: "fresh-styles",
  apply: "build",
  transform: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler(code) {
      let changed = code;
      for (const [text, instead] of repairs) {
        if (!text.test(changed)) this.error(`Vite loads styles in another way: no ${text} in it`);
        changed = changed.replace(text, instead);
      }
      return { code: changed, map: null };
    },
  },
};

const repairs = [
  [/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
  [/\(err\) => \{\s*seen\[href\] = void 0;/, "(err) => { delete seen[href];"],
] as const;
