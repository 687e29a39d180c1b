import type { DataOf, Entry } from "../../events/define.ts";
import { HeadDescribed } from "../../events/seo/events.ts";

type Head = DataOf<typeof HeadDescribed>;

/**
 * Writes the described tags into the head of the page, through the DOM and never as text. The page's own tags
 * that say the same are set aside meanwhile, those of a section (`data-section-head`) are removed; the title
 * belongs to the shell (`useTitle`). [seo-004]
 */
export function headPort(document: Document): (entry: Entry) => void {
  let written: readonly Element[] = [];
  let setAside: readonly Element[] = [];
  return (entry) => {
    if (!HeadDescribed.is(entry)) return;
    for (const element of written) element.remove();
    document.head.append(...setAside);
    setAside = duplicatesIn(document, entry.data);
    for (const element of setAside) element.remove();
    // A section removes its own tags when it leaves; one restored after that would stay.
    setAside = setAside.filter((element) => !element.hasAttribute("data-section-head"));
    written = elementsOf(document, entry.data);
    document.head.append(...written);
  };
}

/** Existing tags that the new ones would duplicate. */
function duplicatesIn({ head }: Document, { metas, links }: Head): Element[] {
  const names = new Set(metas.map(({ name }) => name));
  const hasIcon = links.some(({ rel }) => rel === "icon");
  return [...head.querySelectorAll("meta[name], link[rel~=icon]")].filter((element) =>
    element.tagName === "LINK" ? hasIcon : names.has(element.getAttribute("name") ?? ""),
  );
}

function elementsOf(document: Document, { metas, links }: Head): Element[] {
  const create = (tag: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  return [
    ...metas.map(({ name, content }) =>
      // Open Graph uses the attribute `property`.
      create("meta", { [/^(og|article):/.test(name) ? "property" : "name"]: name, content }),
    ),
    ...links.map((link) => create("link", link)),
  ];
}
