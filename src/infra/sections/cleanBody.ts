import { type Markup, purified } from "../markup.ts";
import { checkedAddress, type Origins } from "./address.ts";
import { attributes, lostTags, references, svgAttributes, svgTags, tags } from "./allowed.ts";

/** Parsers nest at most 512 levels deep; a page for people needs no more than this. */
const MAX_DEPTH = 200;

export type BodyRules = {
  readonly window: Window & typeof globalThis;
  /** Put before each id, so that no id of the section becomes a global of the page (`window.config`). */
  readonly prefix: string;
  /** Relative addresses of pictures are resolved against this. */
  readonly base: string;
  readonly origins: Origins;
};

const names = [...Object.values(attributes), svgAttributes].flatMap((set) => [...set]);

/** The body of a section as elements of the page: only what is allowed, with ids of its own. */
export function cleanBody(html: string, rules: BodyRules): DocumentFragment {
  const markup: Markup = {
    tags,
    lost: lostTags,
    attributes: [...new Set([...names, ...references, "tabindex"])],
    valueOf: ({ localName }, name, value) =>
      isAllowed(localName, name, value) ? valueOf(localName, name, value, rules) : null,
    finish,
  };
  const fragment = purified(html, markup, rules.window);
  cutBelow(fragment, MAX_DEPTH);
  return rules.window.document.importNode(fragment, true);
}

function cutBelow(parent: ParentNode, depth: number): void {
  for (const child of [...parent.children])
    if (depth === 0) child.remove();
    else cutBelow(child, depth - 1);
}

function isAllowed(tag: string, name: string, value: string): boolean {
  const isKnown = svgTags.has(tag)
    ? svgAttributes.has(name)
    : attributes["*"]?.has(name) || attributes[tag]?.has(name);
  return isKnown || /^aria-[a-z]+$/.test(name) || isTabStop(name, value);
}

/** A positive number would come before the rest of the page in the tab order. */
const isTabStop = (name: string, value: string): boolean =>
  name === "tabindex" && /^(?:0|-1)$/.test(value);

function finish(element: Element): void {
  // Without a type it would submit a form that it is placed in.
  if (element.localName === "button") element.setAttribute("type", "button");
  if (element.localName === "a" && element.hasAttribute("href"))
    element.setAttribute("rel", "noopener noreferrer nofollow");
}

function valueOf(tag: string, name: string, value: string, rules: BodyRules): string | null {
  if (name === "id") return value === "" ? null : rules.prefix + value;
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

/** Where a link may lead: an anchor in the section, a page, an email, a call. Never code. */
function linkTarget(text: string, { window, prefix }: BodyRules): string | null {
  if (text.startsWith("#")) return text === "#" ? text : `#${prefix}${text.slice(1)}`;
  const { href } = window.location;
  // Browsers drop or rewrite these characters, so that the address is not what it seems.
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
