import createPurifier from "dompurify";
import { policyOfPage } from "./ports/scripts.ts";

/** What of a text from elsewhere may stand on the page. */
export type Markup = {
  readonly tags: readonly string[];
  /** Go with all that is in them; of other tags that are not allowed, what is in them stays. */
  readonly lost: readonly string[];
  /** In small letters; of all tags. */
  readonly attributes: readonly string[];
  /** An attribute as it may stand on this element; null: not at all. */
  readonly valueOf: (element: Element, name: string, value: string) => string | null;
  /** Adds what an element that stays must have. */
  readonly finish?: (element: Element) => void;
};

/** These are addresses; what else a value begins with, such as "Note:", is no scheme. */
const addresses: ReadonlySet<string> = new Set(["href", "src"]);

/**
 * A text of HTML, read in a document that runs nothing, with all taken out that is not allowed. What comes
 * back are nodes and no text, so there is no second reading that could come out otherwise. Each call has a
 * purifier of its own, for its hooks would hold for all callers.
 */
export function purified(html: string, markup: Markup, window: Window): DocumentFragment {
  const purifier = createPurifier(window as Window & typeof globalThis);
  // It would give the text back as it came.
  if (!purifier.isSupported) throw new Error("DOMPurify does not run here: no HTML is read");
  purifier.addHook("uponSanitizeAttribute", (element, attribute) => {
    const value = markup.valueOf(element, attribute.attrName, attribute.attrValue);
    attribute.keepAttr = value !== null;
    if (value !== null) attribute.attrValue = value;
  });
  purifier.addHook("afterSanitizeAttributes", (element) => {
    if (element.nodeType === 1) markup.finish?.(element);
  });
  // With its doctype the text is read by the rules of today: a table ends a paragraph.
  return purifier.sanitize(`<!doctype html><body>${html}`, {
    // The root of what is read is one of the elements that are looked at.
    ALLOWED_TAGS: ["body", ...markup.tags],
    ALLOWED_ATTR: [...markup.attributes],
    ADD_URI_SAFE_ATTR: markup.attributes.filter((name) => !addresses.has(name)),
    FORBID_CONTENTS: [...markup.lost],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: policyOfPage(),
  });
}
