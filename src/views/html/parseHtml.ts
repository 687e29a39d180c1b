import { type Markup, purified } from "../../infra/markup.ts";
import { type AllowedTag, allowed, attributes, isAllowed, lost } from "./allowed.ts";
import { isAllowedIn } from "./nesting.ts";

export type HtmlElement = {
  readonly tag: AllowedTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
};
/** A piece of a text: plain characters or an allowed element. */
export type HtmlNode = string | HtmlElement;

/** The page has its h1, and no text goes further down than h4. */
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

/** Deeper ones stand on this level. */
const mostDepth = 32;

/** Reads a text of the server into what may be shown of it: elements and attributes of the allow-list only. */
export const parseHtml = (html: string, window: Window = globalThis.window): readonly HtmlNode[] =>
  joined(childrenOf(purified(html, markup, window), []));

const childrenOf = (parent: Node, open: readonly string[]): HtmlNode[] =>
  [...parent.childNodes].flatMap((child) => nodesOf(child, open));

function nodesOf(node: Node, open: readonly string[]): readonly HtmlNode[] {
  if (!isElement(node)) return [node.nodeValue ?? ""];
  const tag = tagOf(node);
  if (!isAllowed(tag) || open.length >= mostDepth || !isAllowedIn(open, tag))
    return childrenOf(node, open);
  const given = [...node.attributes].map(({ name, value }) => [name, value] as const);
  const children = joined(childrenOf(node, [...open, tag]));
  return [{ tag, attributes: Object.fromEntries(given), children }];
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Where an element between them is gone, two pieces of text are one: for searching. */
const joined = (nodes: readonly HtmlNode[]): readonly HtmlNode[] =>
  nodes.reduce<HtmlNode[]>((whole, node) => {
    const last = whole.at(-1);
    if (typeof node === "string" && typeof last === "string") whole.splice(-1, 1, last + node);
    else whole.push(node);
    return whole;
  }, []);

/** All that is said, without its form: for searching. */
export const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
