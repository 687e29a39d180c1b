import { type AllowedTag, allowed, attributes, dropped, isAllowed } from "./allowed.ts";
import { decodeEntities } from "./entities.ts";
import { mayStandIn, stillOpen } from "./nesting.ts";
import { behindDropped, readAttributes, tagsOf } from "./tags.ts";

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
  const next = tagsOf(html);
  let from = 0;
  for (let found = next(from); found !== null; found = next(from)) {
    say(html.slice(from, found.from));
    from = found.to;
    const rest = found.attributes;
    const tag = renamed(found.name);
    if (tag === "") continue;
    if (found.isEnd) close(tag);
    else if (dropped.has(tag)) from = behindDropped(html, tag, from);
    else {
      open.length = stillOpen(open, tag);
      // Rows may stand in a table without a body; on the page they have one.
      if (tag === "tr" && parent()?.tag === "table") add("tbody", "");
      const isFit = isAllowed(tag) && mayStandIn(parent()?.tag ?? null, tag);
      const element = isFit ? begin(tag, rest) : null;
      if (element !== null) place().push(element);
      const isClosed = empty.has(tag) || rest.trimEnd().endsWith("/");
      if (!isClosed && open.length < mostDepth) open.push({ tag, element });
    }
  }
  say(html.slice(from));
  return root;
}

/** The page has its h1. */
const renamed = (tag: string): string =>
  tag === "h1" ? "h2" : tag === "h5" || tag === "h6" ? "h4" : tag;

function begin(tag: AllowedTag, rest: string): Building {
  const names: readonly string[] = allowed[tag];
  const given = new Map<string, string>();
  readAttributes(rest, (name, text) => {
    if (!names.includes(name) || given.has(name)) return;
    const value = attributes[name]?.(decodeEntities(text).trim());
    if (value !== null && value !== undefined) given.set(name, value);
  });
  return { tag, attributes: Object.fromEntries(given), children: [] };
}

/** All that is said, without its form: for searching. */
export const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
