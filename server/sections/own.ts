import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fieldsOf, isFields, listOf, textOr } from "../json.ts";
import type { SectionHost } from "./host.ts";

/** A screen of the own client as the build has left it: addresses of this site. */
export type SectionFiles = {
  readonly script: string;
  /** Without those of the first load. */
  readonly styles: readonly string[];
  /** What the script imports, without the first load. */
  readonly modules: readonly string[];
};

/** Finds the files of a screen by the name of its section; null: the client has no such screen. */
export type OwnSections = (section: string) => SectionFiles | null;

/**
 * What the client built in `folder` says of its screens. Read again when it has changed: a screen that was built anew
 * is served from then on, beside a shell that was not.
 */
export function builtSections(folder: string): OwnSections {
  const file = join(folder, "sections.json");
  let readAt = Number.NaN;
  let built = {};
  return (section) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt === undefined) return null;
    if (changedAt !== readAt) built = fieldsOf(JSON.parse(readFileSync(file, "utf8")));
    readAt = changedAt;
    return Object.hasOwn(built, section) ? filesIn(fieldsOf(built)[section]) : null;
  };
}

function filesIn(value: unknown): SectionFiles | null {
  if (!isFields(value)) return null;
  const { script, styles, modules } = value;
  const address = textOr(script, "");
  return address === ""
    ? null
    : { script: address, styles: texts(styles), modules: texts(modules) };
}

const texts = (value: unknown): readonly string[] =>
  listOf(value).filter((one): one is string => typeof one === "string");

/** Serves the screens of the own client as sections too, behind those of `host`. */
export function withOwnSections(host: SectionHost, filesOf: OwnSections): SectionHost {
  return {
    answer(section, ask) {
      const hosted = host.answer(section, ask);
      const files = hosted === null ? filesOf(section) : null;
      if (files === null) return hosted;
      return {
        appName: section,
        title: "",
        codeToEval: "",
        scriptsToLoad: [{ src: files.script, type: "module" }],
        head: "",
        body: "",
        style: "",
        cssToLoad: files.styles,
      };
    },
    asset: host.asset,
    versionOf(section) {
      const files = host.versionOf(section) === null ? filesOf(section) : null;
      if (files === null) return host.versionOf(section);
      return createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 10);
    },
  };
}
