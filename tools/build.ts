import { parseArgs } from "node:util";
import { build } from "vite";
import { deliverSection } from "./build/oneSection.ts";
import { refuseUndefined } from "./build/refuseUndefined.ts";
import { ExpectedError } from "./expected.ts";

const usage = "npm run build [-- --section NAME [--into FOLDER]]";

/**
 * `npm run build`: leaves in dist/ what any web server can serve; see docs/serving.md. With `--section NAME` it puts
 * this one screen, built anew, into the app that was built in FOLDER (dist/), and leaves every other file of it as it
 * is.
 */
export async function main(args: readonly string[] = []): Promise<number> {
  const { section, into } = readArgs(args);
  const startedAt = Date.now();
  const toFolder = (outDir: string) =>
    build({
      logLevel: "warn",
      build: { outDir, emptyOutDir: true, rolldownOptions: { onwarn: refuseUndefined } },
    });
  if (section === undefined) await toFolder("dist");
  else await deliverSection(section, into, toFolder);
  const what = section === undefined ? "dist/" : `the section ${section} into ${into}`;
  console.error(`Built ${what} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
  return 0;
}

function readArgs(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { section: { type: "string" }, into: { type: "string", default: "dist" } },
    });
    return values;
  } catch (error) {
    throw new ExpectedError(`${error instanceof Error ? error.message : error}. Usage: ${usage}`);
  }
}
