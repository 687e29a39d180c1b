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

/** The answer of `loadSection`; unknown fields are dropped. [sections-023] */
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

/** One script of a section, with its address checked. */
export type SectionScript = {
  readonly url: URL;
  readonly isModule: boolean;
  readonly integrity: string;
  readonly crossOrigin: "anonymous" | "use-credentials" | null;
};

/** Decodes the text of an answer; throws a `Failure` that says what is wrong and where. */
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
 * Whether lists and objects are nested at most `limit` deep; checked before parsing, which would build them
 * all.
 */
export function isShallow(text: string, limit: number): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const char = text[index];
    if (char === '"') index = endOfString(text, index);
    else if (char === "{" || char === "[") depth++;
    else if (char === "}" || char === "]") depth--;
    if (depth > limit) return false;
  }
  return true;
}

function endOfString(text: string, from: number): number {
  for (let index = from + 1; index < text.length; index++) {
    if (text[index] === "\\") index++;
    else if (text[index] === '"') return index;
  }
  return text.length;
}

/**
 * All addresses of an answer, checked; one bad address fails them all. Relative ones are resolved against the
 * data's address.
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
    // Cookies go to the page's own origin only, whatever the answer asks for; a hash can be checked only for
    // a file that may be read.
    const isForeign = url.origin !== origins.own;
    const requested = crossorigin === "use-credentials" && isForeign ? "anonymous" : crossorigin;
    const crossOrigin = requested ?? (integrity !== undefined && isForeign ? "anonymous" : null);
    return { url, isModule, integrity: integrity ?? "", crossOrigin };
  });
  const sheets = data.cssToLoad.map((text) =>
    checkedAddress(text, base.href, origins, "style sheet"),
  );
  return { scripts, sheets };
}

const fieldsOf = (entry: t.TypeOf<typeof Script>): Exclude<typeof entry, string> =>
  typeof entry === "string" ? { src: entry } : entry;

/** The part of the answer that code receives: everything but the code itself, frozen. */
export function dataForCode({ codeToEval: _code, ...data }: SectionData): unknown {
  return frozen(data);
}

function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  for (const item of Object.values(value)) frozen(item);
  return Object.freeze(value);
}
