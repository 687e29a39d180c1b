import { parseArgs } from "node:util";
import { build } from "vite";
import { deliverSection } from "./build/oneSection.ts";
import { buildRenderer } from "./build/renderer.ts";
import { refuseUndefined } from "./build/refuseUndefined.ts";
import { ExpectedError } from "./expected.ts";

const usage = "npm run build [-- --section NAME [--into FOLDER]]";

/**
 * `npm run build`: builds the app to dist/, to be served by any web server; see docs/serving.md. With
 * `--section NAME` it rebuilds only this screen and puts it into the app built in FOLDER (dist/), leaving all
 * other files there unchanged.
 */
export async function main(args: readonly string[] = []): Promise<number> {
  const { section, into } = readArgs(args);
  const startedAt = Date.now();
  const toFolder = (outDir: string) =>
    build({
      logLevel: "warn",
      build: { outDir, emptyOutDir: true, rolldownOptions: { onwarn: refuseUndefined } },
    });
  if (section === undefined) {
    await toFolder("dist");
    await buildRenderer("dist");
  } else await deliverSection(section, into, toFolder);
  const target = section === undefined ? "dist/" : `the section ${section} into ${into}`;
  console.error(`Built ${target} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
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
