import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const read = (name: string): string =>
  readFileSync(new URL(`../../src/infra/start/${name}`, import.meta.url), "utf8");

/** Only comments on lines of their own. A minifier would introduce syntax that old browsers cannot read. */
const comments = /^\s*(\/\*[\s\S]*?\*\/|\/\/.*)$/gm;

const withoutComments = (code: string): string =>
  code.replace(comments, "").replace(/\n\s*/g, "\n");

/** The script that watches the first paint, with its texts. Nothing in it closes the surrounding element. */
export function startWatch(): string {
  const words = JSON.stringify(JSON.parse(read("words.json"))).replaceAll("<", "\\u003c");
  return withoutComments(read("watch.js")).replace("__WORDS__", () => words);
}

/** The script that asks for what the first screen needs before the app's scripts have come. */
export const earlyRequests = (): string => withoutComments(read("early.js"));

/** The script that applies the looks chosen on the device. */
export const chosenLooks = (): string => withoutComments(read("looks.js"));

/** The script that keeps a page as high as it was left until its answers are there. */
export const placeLeft = (): string => withoutComments(read("place.js"));

/** The script that hands what the server has rendered to the app. */
export const handOver = (): string => withoutComments(read("handOver.js"));

const inline = (...scripts: readonly string[]): string =>
  scripts.map((code) => `<script>${code}</script>`).join("");

/** Inserts them where `index.html` has its placeholders. */
export const startScripts: Plugin = {
  name: "start-scripts",
  transformIndexHtml: {
    order: "pre",
    handler: (html) =>
      html
        .replace("<!-- start scripts -->", () =>
          inline(startWatch(), chosenLooks(), placeLeft(), earlyRequests()),
        )
        .replace("<!-- hand over -->", () => inline(handOver())),
  },
};
