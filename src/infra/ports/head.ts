import type { DataOf, Entry } from "../../events/define.ts";
import { HeadDescribed } from "../../events/seo/events.ts";

type Head = DataOf<typeof HeadDescribed>;

/**
 * Writes what a fact says into the head of the page, by the DOM and never as text. Tags of the page's own
 * that say the same step aside for as long, those of a section (`data-section-head`) go; the title is the
 * shell's (`useTitle`). [seo-004]
 */
export function headPort(document: Document): (entry: Entry) => void {
  let written: readonly Element[] = [];
  let aside: readonly Element[] = [];
  return (entry) => {
    if (!HeadDescribed.is(entry)) return;
    for (const element of written) element.remove();
    document.head.append(...aside);
    aside = sameIn(document, entry.data);
    for (const element of aside) element.remove();
    // A section takes its own away when it goes; what came back after that would stay.
    aside = aside.filter((element) => !element.hasAttribute("data-section-head"));
    written = elementsOf(document, entry.data);
    document.head.append(...written);
  };
}

/** Tags that would say the same twice. */
function sameIn({ head }: Document, { metas, links }: Head): Element[] {
  const names = new Set(metas.map(({ name }) => name));
  const hasIcon = links.some(({ rel }) => rel === "icon");
  return [...head.querySelectorAll("meta[name], link[rel~=icon]")].filter((element) =>
    element.tagName === "LINK" ? hasIcon : names.has(element.getAttribute("name") ?? ""),
  );
}

function elementsOf(document: Document, { metas, links }: Head): Element[] {
  const made = (tag: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  return [
    ...metas.map(({ name, content }) =>
      // Open Graph has its own attribute.
      made("meta", { [/^(og|article):/.test(name) ? "property" : "name"]: name, content }),
    ),
    ...links.map((link) => made("link", link)),
  ];
}
