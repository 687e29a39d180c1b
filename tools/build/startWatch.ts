import { readFileSync } from "node:fs";
import { minifySync, type Plugin } from "vite";

const read = (name: string): string =>
  readFileSync(new URL(`../../src/infra/start/${name}`, import.meta.url), "utf8");

/** The script that watches over the first paint, with its words. Nothing in it ends the element that it stands in. */
export function startWatch(): string {
  const words = JSON.stringify(JSON.parse(read("words.json"))).replaceAll("<", "\\u003c");
  const source = read("watch.js").replace("__WORDS__", () => words);
  // Only names and space: a shorter way to say the same might be one that old browsers cannot read.
  const packed = minifySync("watch.js", source, { compress: false, mangle: true });
  if (packed.errors.length > 0) throw new Error(`watch.js: ${packed.errors[0]?.message}`);
  return packed.code;
}

/** Puts it into the page where `index.html` has its mark. */
export const watchedStart: Plugin = {
  name: "watched-start",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replace("<!-- start watch -->", () => `<script>${startWatch()}</script>`),
  },
};
