import { parseArgs } from "node:util";
import { build } from "vite";
import { deliverSection } from "./build/oneSection.ts";
import { buildRenderer } from "./build/renderer.ts";
import { refuseUndefined } from "./build/refuseUndefined.ts";
import { ExpectedError } from "./expected.ts";

const usage = "npm run build [-- --section NAME [--into FOLDER]]";
const help = `npm run build                      builds the app to dist/, for any web server
npm run build -- --section NAME    builds this screen alone, into the app that is built in dist/
                --into FOLDER      into the app that is built there instead
npm run build -- --help            this, and builds nothing`;

/**
 * `npm run build`: builds the app to dist/, to be served by any web server; see docs/serving.md. With
 * `--section NAME` it rebuilds only this screen and puts it into the app built in FOLDER (dist/), leaving all
 * other files there unchanged.
 */
export async function main(args: readonly string[] = []): Promise<number> {
  const { section, into = "dist", help: isHelp } = readArgs(args);
  if (isHelp === true) {
    console.log(help);
    return 0;
  }
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
      options: {
        section: { type: "string" },
        into: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.into !== undefined && values.section === undefined)
      throw new Error("--into goes with --section: the whole app is built to dist/");
    return values;
  } catch (error) {
    throw new ExpectedError(`${error instanceof Error ? error.message : error}. Usage: ${usage}`);
  }
}
