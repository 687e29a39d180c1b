import { trustedHtml } from "../ports/scripts.ts";
import { checkedAddress, type Origins } from "./address.ts";
import { attributes, htmlTags, lostTags, references, svgAttributes, svgTags } from "./allowed.ts";

const HTML = "http://www.w3.org/1999/xhtml";
const SVG = "http://www.w3.org/2000/svg";

/** Parsers nest at most 512 deep; a page that is meant for people has no use for more than this. */
const MAX_DEPTH = 200;

export type BodyRules = {
  readonly window: Window & typeof globalThis;
  /** Put before each id, so that no id of the section is a global of the page (`window.config`). */
  readonly prefix: string;
  /** What relative addresses of pictures count from. */
  readonly base: string;
  readonly origins: Origins;
};

/**
 * The body of a section as elements of the page. The text is read in a document of its own that runs nothing; what is
 * allowed is then built anew, element by element. So there is no second reading of a text that could come out otherwise.
 */
export function cleanBody(html: string, rules: BodyRules): DocumentFragment {
  const { document } = rules.window;
  const fragment = document.createDocumentFragment();
  fragment.append(...childrenOf(parse(html, rules.window).body, rules, 0));
  return fragment;
}

/** A document without a window: its scripts, pictures and styles do nothing. */
export const parse = (html: string, { DOMParser }: BodyRules["window"]): Document =>
  new DOMParser().parseFromString(trustedHtml(html), "text/html");

function childrenOf(parent: Node, rules: BodyRules, depth: number): Node[] {
  if (depth > MAX_DEPTH) return [];
  return [...parent.childNodes].flatMap((child) => cleaned(child, rules, depth + 1));
}

function cleaned(node: Node, rules: BodyRules, depth: number): Node[] {
  const { document } = rules.window;
  if (node.nodeType === 3) return [document.createTextNode(node.nodeValue ?? "")];
  if (node.nodeType !== 1) return [];
  const { namespaceURI: space, localName: tag } = node as Element;
  const isDrawing = space === SVG && svgTags.has(tag);
  if (isDrawing || (space === HTML && htmlTags.has(tag))) {
    const element = document.createElementNS(isDrawing ? SVG : HTML, tag);
    copyAttributes(node as Element, element, isDrawing, rules);
    element.append(...childrenOf(node, rules, depth));
    return [element];
  }
  const isLost = space !== HTML || lostTags.has(tag);
  return isLost ? [] : childrenOf(node, rules, depth);
}

function copyAttributes(from: Element, to: Element, isDrawing: boolean, rules: BodyRules): void {
  const tag = from.localName;
  for (const { name, value } of from.attributes) {
    const isKnown = isDrawing
      ? svgAttributes.has(name)
      : attributes["*"]?.has(name) || attributes[tag]?.has(name);
    if (!isKnown && !/^aria-[a-z]+$/.test(name) && !isTabStop(name, value)) continue;
    const allowed = valueOf(tag, name, value, rules);
    if (allowed !== null) to.setAttribute(name, allowed);
  }
  // Without a type it would send the form that it may come to stand in.
  if (tag === "button") to.setAttribute("type", "button");
  if (tag === "a" && to.hasAttribute("href"))
    to.setAttribute("rel", "noopener noreferrer nofollow");
}

/** A positive number would lead the keyboard past the rest of the page. */
const isTabStop = (name: string, value: string): boolean =>
  name === "tabindex" && /^(?:0|-1)$/.test(value);

function valueOf(tag: string, name: string, value: string, rules: BodyRules): string | null {
  if (name === "id") return value.trim() === "" ? null : rules.prefix + value;
  if (references.has(name)) {
    const ids = value.split(/\s+/).filter((id) => id !== "");
    return ids.map((id) => rules.prefix + id).join(" ");
  }
  if (name === "href") return linkTarget(value, rules);
  if (name === "src") return picture(value, rules);
  // A drawing may be filled with a colour, but not from an address.
  if (svgTags.has(tag) && /url\s*\(|\\/i.test(value)) return null;
  return name === "open" || name === "hidden" || name === "disabled" ? "" : value;
}

/** Where a link may lead: a place in the section, a page, a letter, a call. Never code. */
function linkTarget(text: string, { window, prefix }: BodyRules): string | null {
  if (text.startsWith("#")) return text === "#" ? text : `#${prefix}${text.slice(1)}`;
  const { href } = window.location;
  // Browsers read these out of an address, so that what follows is another than it seems.
  if (/[\p{C}\\]/u.test(text) || !URL.canParse(text, href)) return null;
  const url = new URL(text, href);
  const isPage = /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
  return isPage || /^(?:mailto|tel):$/.test(url.protocol) ? url.href : null;
}

function picture(text: string, { base, origins }: BodyRules): string | null {
  if (/^data:image\/(?:avif|gif|jpeg|png|webp);base64,[\w+/=]+$/.test(text)) return text;
  try {
    return checkedAddress(text, base, origins, "picture").href;
  } catch {
    return null;
  }
}
