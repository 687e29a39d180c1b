import type { Asked, Places, Reply } from "./sectionOrigin.ts";

/** One section of the second origin: its name in addresses, its special feature, and its answer. */
export type SectionCase = {
  readonly name: string;
  readonly what: string;
  /** Whether a shell shows it: then an element of the class `place` exists. */
  readonly isGood: boolean;
  readonly reply: (places: Places, asked: Asked) => Reply;
};

export const json = { "Content-Type": "application/json; charset=utf-8" };
export const asJson = (body: string, status = 200): Reply => ({ status, headers: json, body });

/** A correct answer except for `parts`. */
export const dataOf = (appName: string, parts: object) => ({
  appName,
  title: `Title of ${appName}`,
  codeToEval: "",
  scriptsToLoad: [],
  head: `<meta name="description" content="Description of ${appName}">`,
  body: `<h1 class="good evil">Body of ${appName}</h1>`,
  style: "",
  cssToLoad: [],
  ...parts,
});

type Parts = object | ((places: Places, asked: Asked) => object);
export const answering = (isGood: boolean) => (name: string, what: string, parts: Parts) => ({
  name,
  what,
  isGood,
  reply: (places: Places, asked: Asked) => {
    const given = typeof parts === "function" ? parts(places, asked) : parts;
    return asJson(JSON.stringify(dataOf(name, given)));
  },
});
export const good = answering(true);
export const bad = answering(false);
export const raw = (
  name: string,
  what: string,
  reply: Reply | SectionCase["reply"],
): SectionCase => ({
  name,
  what,
  isGood: false,
  reply: typeof reply === "function" ? reply : () => reply,
});
export const module = { scriptsToLoad: ["/files/good-module.mjs"], appName: "good-module" };
export const files = (...names: readonly string[]) => ({
  scriptsToLoad: names.map((one) => `/files/${one}`),
});
