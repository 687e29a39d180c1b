import { writeFile } from "node:fs/promises";
import { ExpectedError } from "../expected.ts";
import { domainsPage } from "./domains.ts";
import { routesPage } from "./routes.ts";
import { rulesPage } from "./rules.ts";

/** The pages of `docs/` generated from the source; a test compares each with the committed file. */
export const pages: Readonly<Record<string, () => string>> = {
  "docs/domains.md": domainsPage,
  "docs/rules.md": rulesPage,
  "docs/routes.md": routesPage,
};

const help = `npm run docs    writes ${Object.keys(pages).join(", ")} anew; takes no arguments`;

/** `npm run docs`: regenerates them. */
export async function main(args: readonly string[] = []): Promise<number> {
  const [arg] = args;
  if (arg !== undefined) {
    const isHelp = arg === "--help" || arg === "-h";
    if (!isHelp)
      throw new ExpectedError(`"${arg}" is not understood; nothing was written.\n${help}`);
    console.log(help);
    return 0;
  }
  for (const [file, page] of Object.entries(pages)) {
    await writeFile(file, page());
    console.log(`${file}: written`);
  }
  return 0;
}
