import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fieldsOf, isFields, listOf, textOr } from "../json.ts";
import type { SectionHost } from "./host.ts";

/** A screen of our own client as built: addresses on this site. */
export type SectionFiles = {
  readonly script: string;
  /** Excluding those of the first load. */
  readonly styles: readonly string[];
  /** The modules that the script imports, excluding the first load. */
  readonly modules: readonly string[];
};

/** Finds the files of a screen by its section name; null if the client has no such screen. */
export type OwnSections = (section: string) => SectionFiles | null;

/**
 * The screens of the client built in `folder`. Re-read when it changes: a rebuilt screen is served
 * immediately, next to a shell that was not rebuilt.
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
  listOf(value).filter((text): text is string => typeof text === "string");

/** Serves the screens of our own client as sections too; sections of `host` take precedence. */
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
