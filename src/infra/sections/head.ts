import { type Markup, purified } from "../markup.ts";
import { checkedAddress, type Origins } from "./address.ts";
import { lostTags } from "./allowed.ts";

/**
 * What a section may say about the page. Anything else would change how the page works: referrer, viewport,
 * refresh, policy.
 */
const metas =
  /^(?:description|keywords|author|robots|(?:og|article|book|profile|product|twitter):[\w:.-]{1,60})$/i;
const links = /^(?:canonical|alternate|next|prev)$/i;

const markup: Markup = {
  tags: ["title", "meta", "link"],
  lost: lostTags,
  attributes: ["name", "property", "content", "http-equiv", "rel", "href", "hreflang"],
  // Which of them may be combined is checked below.
  valueOf: (_element, _name, value) => value,
};

export type SectionHead = { readonly title: string | null; readonly elements: readonly Element[] };

/** The title, and the allowed meta and link elements of a section's head. */
export function readHead(
  html: string,
  window: Window & typeof globalThis,
  origins: Origins,
): SectionHead {
  if (html.trim() === "") return { title: null, elements: [] };
  const fragment = purified(html, markup, window);
  const title = fragment.querySelector("title")?.textContent.trim() ?? "";
  const elements = [...fragment.querySelectorAll("meta, link")].flatMap((element) =>
    element.localName === "meta" ? meta(element, window.document) : link(element, window, origins),
  );
  return { title: title === "" ? null : title, elements };
}

function meta(from: Element, document: Document): Element[] {
  const isProperty = from.hasAttribute("property");
  const name = from.getAttribute(isProperty ? "property" : "name") ?? "";
  const content = from.getAttribute("content");
  if (from.hasAttribute("http-equiv") || content === null || !metas.test(name)) return [];
  const element = document.createElement("meta");
  element.setAttribute(isProperty ? "property" : "name", name);
  element.setAttribute("content", content);
  return [element];
}

function link(from: Element, window: Window, origins: Origins): Element[] {
  const rel = from.getAttribute("rel") ?? "";
  if (!links.test(rel)) return [];
  const element = window.document.createElement("link");
  try {
    // These describe the page, so relative ones are resolved against it and not the section's host.
    const base = window.location.href;
    const href = checkedAddress(from.getAttribute("href") ?? "", base, origins, "link").href;
    element.setAttribute("rel", rel);
    element.setAttribute("href", href);
  } catch {
    return [];
  }
  const language = from.getAttribute("hreflang") ?? "";
  if (/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$|^x-default$/i.test(language))
    element.setAttribute("hreflang", language);
  return [element];
}
