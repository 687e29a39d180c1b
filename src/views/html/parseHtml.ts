import { type Markup, purified } from "../../infra/markup.ts";
import { type AllowedTag, allowed, attributes, isAllowed, lost } from "./allowed.ts";
import { isAllowedIn } from "./nesting.ts";

export type HtmlElement = {
  readonly tag: AllowedTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
};
/** Plain text or an allowed element. */
export type HtmlNode = string | HtmlElement;

/** The page has its own h1, and only levels down to h4 are styled. */
const renamed: Readonly<Record<string, AllowedTag>> = { h1: "h2", h5: "h4", h6: "h4" };
const tagOf = ({ localName }: Element): string => renamed[localName] ?? localName;

const markup: Markup = {
  tags: [...Object.keys(allowed), ...Object.keys(renamed)],
  lost,
  attributes: Object.keys(attributes),
  valueOf(element, name, value) {
    const tag = tagOf(element);
    const names: readonly string[] = isAllowed(tag) ? allowed[tag] : [];
    return names.includes(name) ? (attributes[name]?.(value) ?? null) : null;
  },
};

/** Deeper elements are flattened to this level. */
const maxDepth = 32;

/** Parses HTML from the server, keeping only the elements and attributes of the allow-list. */
export const parseHtml = (html: string, window: Window = globalThis.window): readonly HtmlNode[] =>
  mergeTexts(childrenOf(purified(html, markup, window), []));

const childrenOf = (parent: Node, open: readonly string[]): HtmlNode[] =>
  [...parent.childNodes].flatMap((child) => nodesOf(child, open));

function nodesOf(node: Node, open: readonly string[]): readonly HtmlNode[] {
  if (!isElement(node)) return [node.nodeValue ?? ""];
  const tag = tagOf(node);
  if (!isAllowed(tag) || open.length >= maxDepth || !isAllowedIn(open, tag))
    return childrenOf(node, open);
  const entries = [...node.attributes].map(({ name, value }) => [name, value] as const);
  const children = mergeTexts(childrenOf(node, [...open, tag]));
  return [{ tag, attributes: Object.fromEntries(entries), children }];
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Merges texts that became adjacent when an element between them was removed, for searching. */
const mergeTexts = (nodes: readonly HtmlNode[]): readonly HtmlNode[] =>
  nodes.reduce<HtmlNode[]>((merged, node) => {
    const last = merged.at(-1);
    if (typeof node === "string" && typeof last === "string") merged.splice(-1, 1, last + node);
    else merged.push(node);
    return merged;
  }, []);

/** The plain text, for searching. */
export const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
