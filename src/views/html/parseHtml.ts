import { type AllowedTag, allowed, attributes, dropped, isAllowed } from "./allowed.ts";
import { decodeEntities } from "./entities.ts";
import { mayStandIn, stillOpen } from "./nesting.ts";

export type HtmlElement = {
  readonly tag: AllowedTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
};
/** A piece of a text: plain characters or an allowed element. */
export type HtmlNode = string | HtmlElement;

type Open = { readonly tag: string; readonly element: Building | null };
type Building = {
  readonly tag: AllowedTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
};

const empty: ReadonlySet<string> = new Set(["br", "hr", "img"]);
/** Deeper ones stand on this level. */
const mostDepth = 32;

const token =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-z][a-z0-9-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([a-z][a-z0-9-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'`=<>]+))/gi;

/**
 * Reads a text of the server into what may be shown of it: elements and attributes of the allow-list only, without a
 * parser of the browser, so that nothing of it can run, load or take a name of the page. What is malformed is text.
 */
export function parseHtml(html: string): readonly HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: Open[] = [];
  const parent = (): Building | null => open.findLast(({ element }) => element)?.element ?? null;
  const place = (): HtmlNode[] => parent()?.children ?? root;
  const say = (raw: string): void => {
    if (raw !== "") place().push(decodeEntities(raw));
  };
  const add = (tag: AllowedTag, rest: string): void => {
    const element = begin(tag, rest);
    place().push(element);
    open.push({ tag, element });
  };
  const close = (tag: string): void => {
    const index = open.findLastIndex((one) => one.tag === tag);
    if (index >= 0) open.length = index;
  };
  let from = 0;
  for (let found = next(html, from); found !== null; found = next(html, from)) {
    say(html.slice(from, found.index));
    from = found.index + found[0].length;
    const [, slash, name = "", rest = ""] = found;
    const tag = renamed(name.toLowerCase());
    if (tag === "") continue;
    if (slash === "/") close(tag);
    else if (dropped.has(tag)) from = endOf(html, tag, from);
    else {
      open.length = stillOpen(open, tag);
      // Rows may stand in a table without a body; on the page they have one.
      if (tag === "tr" && parent()?.tag === "table") add("tbody", "");
      const isFit = isAllowed(tag) && mayStandIn(parent()?.tag ?? null, tag);
      const element = isFit ? begin(tag, rest) : null;
      if (element !== null) place().push(element);
      const isClosed = empty.has(tag) || /\/\s*$/.test(rest);
      if (!isClosed && open.length < mostDepth) open.push({ tag, element });
    }
  }
  say(html.slice(from));
  return root;
}

function next(html: string, from: number): RegExpExecArray | null {
  token.lastIndex = from;
  return token.exec(html);
}

/** The page has its h1. */
const renamed = (tag: string): string =>
  tag === "h1" ? "h2" : tag === "h5" || tag === "h6" ? "h4" : tag;

/** Behind the end of an element whose inside is dropped; the end of the text when it has none. */
function endOf(html: string, tag: string, from: number): number {
  const end = new RegExp(`</${tag}[^>]*>`, "gi");
  end.lastIndex = from;
  return end.exec(html) === null ? html.length : end.lastIndex;
}

function begin(tag: AllowedTag, rest: string): Building {
  const names: readonly string[] = allowed[tag];
  const given = new Map<string, string>();
  for (const [, name = "", double, single, bare] of rest.matchAll(attribute)) {
    const known = name.toLowerCase();
    if (!names.includes(known) || given.has(known)) continue;
    const value = attributes[known]?.(decodeEntities(double ?? single ?? bare ?? "").trim());
    if (value !== null && value !== undefined) given.set(known, value);
  }
  return { tag, attributes: Object.fromEntries(given), children: [] };
}

/** All that is said, without its form: for searching. */
export const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
