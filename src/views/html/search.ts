import { type HtmlElement, type HtmlNode, textOf } from "./parseHtml.ts";

const isHeading = (node: HtmlNode): boolean =>
  typeof node !== "string" && /^h[2-4]$/.test(node.tag);

/** Headings with what stands below them; terms of a list of terms with their meaning. */
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

/** The parts of a text in which the words stand, with each place marked; all of it for no words. */
export function searched(
  nodes: readonly HtmlNode[],
  texts: string,
): { readonly nodes: readonly HtmlNode[]; readonly count: number } {
  const wanted = texts.trim().toLowerCase();
  if (wanted === "") return { nodes, count: 0 };
  const parts = partsOf(nodes).filter((part) => textOf(part).toLowerCase().includes(wanted));
  let count = 0;
  const marked = (node: HtmlNode): HtmlNode[] => {
    if (typeof node !== "string") return [{ ...node, children: node.children.flatMap(marked) }];
    const pieces = split(node, wanted);
    count += pieces.filter(({ isFound }) => isFound).length;
    return pieces.map(({ text, isFound }) =>
      isFound ? { tag: "mark", attributes: {}, children: [text] } : text,
    );
  };
  return { nodes: parts.flat().flatMap(marked), count };
}

type Split = { readonly text: string; readonly isFound: boolean };

function split(text: string, wanted: string): readonly Split[] {
  const lower = text.toLowerCase();
  // Lower-case letters of some scripts are longer than their capitals: places would not fit.
  if (lower.length !== text.length) return [{ text, isFound: false }];
  const pieces: Split[] = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), isFound: false });
    from = at + wanted.length;
    pieces.push({ text: text.slice(at, from), isFound: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isFound: false });
  return pieces;
}
