import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const read = (name: string): string =>
  readFileSync(new URL(`../../src/infra/start/${name}`, import.meta.url), "utf8");

/** Each on lines of its own. A minifier would bring in syntax that old browsers cannot read. */
const comments = /^\s*(\/\*[\s\S]*?\*\/|\/\/.*)$/gm;

/** The script that watches the first paint, with its texts. Nothing in it closes its script element. */
export function startWatch(): string {
  const words = JSON.stringify(JSON.parse(read("words.json"))).replaceAll("<", "\\u003c");
  return read("watch.js")
    .replace(comments, "")
    .replace(/\n\s*/g, "\n")
    .replace("__WORDS__", () => words);
}

/** Inserts it into the page at the marker in `index.html`. */
export const watchedStart: Plugin = {
  name: "watched-start",
  transformIndexHtml: {
    order: "pre",
    handler: (html) =>
      html.replace("<!-- start watch -->", () => `<script>${startWatch()}</script>`),
  },
};
