import { existsSync } from "node:fs";
import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as t from "io-ts";
import { isLeft } from "fp-ts/lib/Either.js";
import { ExpectedError } from "../expected.ts";
import { type FilesOfSections, sectionTags } from "./ownSections.ts";
import { type Manifest, readManifest } from "./weight.ts";

const texts = t.readonlyArray(t.string);
const sections = t.record(
  t.string,
  t.readonly(t.type({ script: t.string, styles: texts, modules: texts })),
);

/**
 * Builds the app separately and copies the files of one screen into the build in `into`, which a server may
 * be serving: the page and the section host refer to them from then on. The files of the previous build stay,
 * for pages that are open.
 * @throws ExpectedError if there is no such screen or build, or if the screen needs a shell that is not in
 * `into`; nothing has been changed then
 */
export async function deliverSection(
  name: string,
  into: string,
  buildInto: (folder: string) => Promise<unknown>,
): Promise<void> {
  const present = await readSections(into);
  const folder = await mkdtemp(join(tmpdir(), "touchline-section-"));
  try {
    await buildInto(folder);
    const built = (await readSections(folder))[name];
    if (built === undefined) {
      const names = Object.keys(present).join(", ");
      throw new ExpectedError(`There is no section "${name}". Sections: ${names}.`, 1);
    }
    const missing = missingFiles(await readManifest(folder), built.script, into);
    for (const file of missing) await copyFile(join(folder, file), join(into, file));
    const updated = { ...present, [name]: built };
    // The page last, when everything it refers to exists.
    await replaceFile(join(into, "sections.json"), `${JSON.stringify(updated, null, 1)}\n`);
    await nameInPage(join(into, "index.html"), updated);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readSections(folder: string): Promise<FilesOfSections> {
  const file = join(folder, "sections.json");
  const text = await readFile(file, "utf8").catch(() => {
    throw new ExpectedError(`${file} cannot be read; run "npm run build" first.`, 1);
  });
  const decoded = sections.decode(JSON.parse(text));
  if (isLeft(decoded)) throw new ExpectedError(`${file} is not a list of sections.`, 1);
  return decoded.right;
}

/**
 * Files of the screen that are missing in `into`. If the shell or another screen imports one of them, it
 * would be loaded twice, each copy with its own state: then the shell has changed too.
 */
function missingFiles(chunks: Manifest, script: string, into: string): string[] {
  const entry = Object.keys(chunks).find((source) => `/${chunks[source]?.file}` === script) ?? "";
  const missing = [...withImports(chunks, entry)].filter(
    (source) => !existsSync(join(into, chunks[source]?.file ?? "")),
  );
  const isOfOthers = (chunk: string): boolean =>
    chunk !== entry &&
    (chunks[chunk]?.isEntry === true ||
      Object.entries(chunks).some(
        ([source, { imports = [], dynamicImports = [] }]) =>
          !missing.includes(source) && [...imports, ...dynamicImports].includes(chunk),
      ));
  const shared = missing.find(isOfOthers);
  if (shared !== undefined)
    throw new ExpectedError(
      `${chunks[shared]?.file} has changed too, and others need it: build the whole app.`,
      1,
    );
  const files = missing.flatMap((source) => {
    const { file = "", css = [], assets = [] } = chunks[source] ?? {};
    return [file, ...css, ...assets];
  });
  return files.filter((file) => !existsSync(join(into, file)));
}

function withImports(chunks: Manifest, source: string, seen = new Set<string>()): Set<string> {
  if (seen.has(source)) return seen;
  seen.add(source);
  const { imports = [], dynamicImports = [] } = chunks[source] ?? {};
  for (const imported of [...imports, ...dynamicImports]) withImports(chunks, imported, seen);
  return seen;
}

async function nameInPage(file: string, listed: FilesOfSections): Promise<void> {
  let html = await readFile(file, "utf8");
  for (const { attrs = {}, children } of sectionTags(listed)) {
    const start = `<script type="${attrs["type"]}"`;
    const contentStart = html.indexOf(">", html.indexOf(start)) + 1;
    const end = html.indexOf("</script>", contentStart);
    if (!html.includes(start)) throw new ExpectedError(`${file} has no ${start}>.`, 1);
    html = html.slice(0, contentStart) + String(children) + html.slice(end);
  }
  await replaceFile(file, html);
}

/** Atomic: a server never reads half of it. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
