import * as t from "io-ts";
import { decode, openString, shape } from "../../codec/codec.ts";
import { checkedAddress, type Origins } from "./address.ts";
import { Failure } from "./failure.ts";
import { MAX_ANSWER_DEPTH } from "./limits.ts";

const Script = t.union([
  openString,
  shape(
    { src: openString },
    {
      type: t.keyof({ classic: null, module: null }),
      integrity: openString,
      crossorigin: t.keyof({ anonymous: null, "use-credentials": null }),
    },
  ),
]);

/** Answer of `loadSection`; unknown fields are dropped. [sections-023] */
const SectionData = shape({
  appName: openString,
  title: openString,
  codeToEval: openString,
  scriptsToLoad: t.array(Script),
  head: openString,
  body: openString,
  style: openString,
  cssToLoad: t.array(openString),
});
export type SectionData = t.TypeOf<typeof SectionData>;

/** One script of a section, its address checked. */
export type SectionScript = {
  readonly url: URL;
  readonly isModule: boolean;
  readonly integrity: string;
  readonly crossOrigin: "anonymous" | "use-credentials" | null;
};

/** Decodes the text of an answer; throws a `Failure` that says what is wrong with it, and where. */
export function readAnswer(text: string, place: string): SectionData {
  if (!isShallow(text, MAX_ANSWER_DEPTH))
    throw new Failure("depth", `the answer of ${place} is nested deeper than ${MAX_ANSWER_DEPTH}`);
  const value = parsed(text, place);
  if (value === null) throw new Failure("null", `the answer of ${place} is null`);
  const appName: unknown = typeof value === "object" ? Reflect.get(value, "appName") : "";
  if (typeof value === "object" && !Array.isArray(value) && !isName(appName))
    throw new Failure("appName", `the answer of ${place} has no app name`);
  const decoded = decode(SectionData, value);
  if (decoded.tag === "bad")
    throw new Failure("shape", `the answer of ${place}: ${decoded.reason}`);
  return decoded.value;
}

const isName = (value: unknown): boolean =>
  typeof value === "string" && /^[^\s\p{C}](?:.{0,98}[^\s\p{C}])?$/u.test(value);

function parsed(text: string, place: string): string | number | boolean | object | null {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure("json", `the answer of ${place} is not JSON (${text.length} characters)`);
  }
}

/**
 * Whether lists and objects are nested at most so deep; looked at before parsing, which would build it all.
 */
export function isShallow(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === "{" || sign === "[") depth++;
    else if (sign === "}" || sign === "]") depth--;
    if (depth > most) return false;
  }
  return true;
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

/**
 * Every address of an answer, checked; one bad one fails the whole. Relative ones count from the data's
 * address.
 */
export function filesOf(
  data: SectionData,
  base: URL,
  origins: Origins,
): { readonly scripts: readonly SectionScript[]; readonly sheets: readonly URL[] } {
  const scripts = data.scriptsToLoad.map((entry): SectionScript => {
    const { src, type, integrity, crossorigin } = fieldsOf(entry);
    const url = checkedAddress(src, base.href, origins, "script");
    const isModule = type === undefined ? url.pathname.endsWith(".mjs") : type === "module";
    // Cookies go to the own origin only, whatever the answer asks for; a hash can be checked only of what may
    // be read.
    const isForeign = url.origin !== origins.own;
    const asked = crossorigin === "use-credentials" && isForeign ? "anonymous" : crossorigin;
    const crossOrigin = asked ?? (integrity !== undefined && isForeign ? "anonymous" : null);
    return { url, isModule, integrity: integrity ?? "", crossOrigin };
  });
  const sheets = data.cssToLoad.map((text) =>
    checkedAddress(text, base.href, origins, "style sheet"),
  );
  return { scripts, sheets };
}

const fieldsOf = (entry: t.TypeOf<typeof Script>): Exclude<typeof entry, string> =>
  typeof entry === "string" ? { src: entry } : entry;

/** What code is given of the answer: all but the code, and nobody can change it. */
export function dataForCode({ codeToEval: _code, ...data }: SectionData): unknown {
  return frozen(data);
}

function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
