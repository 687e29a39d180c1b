import { writeFile } from "node:fs/promises";
import { domainsPage } from "./domains.ts";
import { routesPage } from "./routes.ts";
import { rulesPage } from "./rules.ts";

/** The pages of `docs/` generated from the source; a test compares each with the committed file. */
export const pages: Readonly<Record<string, () => string>> = {
  "docs/domains.md": domainsPage,
  "docs/rules.md": rulesPage,
  "docs/routes.md": routesPage,
};

/** `npm run docs`: regenerates them. */
export async function main(): Promise<number> {
  for (const [file, page] of Object.entries(pages)) {
    await writeFile(file, page());
    console.log(`${file}: written`);
  }
  return 0;
}
