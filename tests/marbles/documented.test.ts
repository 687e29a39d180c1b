import { readFileSync } from "node:fs";
import { describe } from "vitest";
import { rule } from "../kit/rule.ts";

/** The lanes of a documented timeline; all of them are texts. */
const lanesIn = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/^ +(\w+): "(.*)",$/gm)].map(([, lane = "", text = ""]) => [lane, text]),
  );

describe.each(["README.md", "docs/qa-guide.md"])("the timelines of %s", (file) => {
  const blocks = readFileSync(file, "utf8").matchAll(/^ *rule\("(.*)", \{\n([^}]*)\}\);$/gm);
  for (const [, title = "", block = ""] of blocks) rule(title, { expect: "", ...lanesIn(block) });
});
