import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const read = (name: string): string =>
  readFileSync(new URL(`../../src/infra/start/${name}`, import.meta.url), "utf8");

/** Only comments on lines of their own. A minifier would introduce syntax that old browsers cannot read. */
const comments = /^\s*(\/\*[\s\S]*?\*\/|\/\/.*)$/gm;

/** The script that watches the first paint, with its texts. Nothing in it closes the surrounding element. */
export function startWatch(): string {
  const words = JSON.stringify(JSON.parse(read("words.json"))).replaceAll("<", "\\u003c");
  return read("watch.js")
    .replace(comments, "")
    .replace(/\n\s*/g, "\n")
    .replace("__WORDS__", () => words);
}

/** Inserts it where `index.html` has its placeholder. */
export const watchedStart: Plugin = {
  name: "watched-start",
  transformIndexHtml: {
    order: "pre",
    handler: (html) =>
      html.replace("<!-- start watch -->", () => `<script>${startWatch()}</script>`),
  },
};
