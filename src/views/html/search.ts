import { type HtmlElement, type HtmlNode, textOf } from "./parseHtml.ts";

const isHeading = (node: HtmlNode): boolean =>
  typeof node !== "string" && /^h[2-4]$/.test(node.tag);

/** Splits a text into parts: a heading with its content, or a term of a `dl` with its definition. */
function partsOf(nodes: readonly HtmlNode[]): readonly (readonly HtmlNode[])[] {
  const parts: HtmlNode[][] = [];
  let isNew = true;
  for (const node of nodes) {
    if (typeof node !== "string" && node.tag === "dl") {
      parts.push(...termsOf(node).map((term) => [term]));
      isNew = true;
    } else if (isNew || isHeading(node)) {
      parts.push([node]);
      isNew = false;
    } else parts.at(-1)?.push(node);
  }
  return parts;
}

function termsOf(list: HtmlElement): readonly HtmlElement[] {
  const terms: HtmlNode[][] = [];
  for (const child of list.children) {
    const isTerm = typeof child !== "string" && child.tag === "dt";
    if (isTerm || terms.length === 0) terms.push([child]);
    else terms.at(-1)?.push(child);
  }
  return terms.map((children) => ({ ...list, children }));
}

/** The parts of a text that contain the query, with each match marked; the whole text for an empty query. */
export function searched(
  nodes: readonly HtmlNode[],
  query: string,
): { readonly nodes: readonly HtmlNode[]; readonly count: number } {
  const needle = query.trim().toLowerCase();
  if (needle === "") return { nodes, count: 0 };
  const parts = partsOf(nodes).filter((part) => textOf(part).toLowerCase().includes(needle));
  let count = 0;
  const marked = (node: HtmlNode): HtmlNode[] => {
    if (typeof node !== "string") return [{ ...node, children: node.children.flatMap(marked) }];
    const pieces = split(node, needle);
    count += pieces.filter(({ isMatch }) => isMatch).length;
    return pieces.map(({ text, isMatch }) =>
      isMatch ? { tag: "mark", attributes: {}, children: [text] } : text,
    );
  };
  return { nodes: parts.flat().flatMap(marked), count };
}

type Split = { readonly text: string; readonly isMatch: boolean };

function split(text: string, needle: string): readonly Split[] {
  const lower = text.toLowerCase();
  // In some scripts lower case has another length than upper case, so the indexes would not fit.
  if (lower.length !== text.length) return [{ text, isMatch: false }];
  const pieces: Split[] = [];
  let from = 0;
  for (let index = lower.indexOf(needle); index >= 0; index = lower.indexOf(needle, from)) {
    if (index > from) pieces.push({ text: text.slice(from, index), isMatch: false });
    from = index + needle.length;
    pieces.push({ text: text.slice(index, from), isMatch: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMatch: false });
  return pieces;
}
