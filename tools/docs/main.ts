import { writeFile } from "node:fs/promises";
import { domainsPage } from "./domains.ts";
import { routesPage } from "./routes.ts";
import { rulesPage } from "./rules.ts";

/** The pages of `docs/` that are made from the source; a test compares each with what is written. */
export const pages: Readonly<Record<string, () => string>> = {
  "docs/domains.md": domainsPage,
  "docs/rules.md": rulesPage,
  "docs/routes.md": routesPage,
};

/** `npm run docs`: writes them anew. */
export async function main(): Promise<number> {
  for (const [file, page] of Object.entries(pages)) {
    await writeFile(file, page());
    console.log(`${file}: written`);
  }
  return 0;
}
