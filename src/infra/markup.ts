import createPurifier from "dompurify";
import { policyOfPage } from "./ports/scripts.ts";

/** What foreign HTML may bring onto the page. */
export type Markup = {
  readonly tags: readonly string[];
  /** Removed with their content; other tags that are not allowed are removed but keep their content. */
  readonly lost: readonly string[];
  /** In lower case; for all tags. */
  readonly attributes: readonly string[];
  /** The attribute's value as allowed on this element; null removes the attribute. */
  readonly valueOf: (element: Element, name: string, value: string) => string | null;
  /** Adds what a remaining element must have. */
  readonly finish?: (element: Element) => void;
};

/** Attributes that hold addresses; in others a beginning such as "Note:" is not a scheme. */
const addresses: ReadonlySet<string> = new Set(["href", "src"]);

/**
 * Parses HTML in a document that runs nothing, and removes everything that is not allowed. It returns nodes
 * and not text, so that no second parsing can give another result. Each call has its own purifier, because
 * hooks would apply to all callers.
 */
export function purified(html: string, markup: Markup, window: Window): DocumentFragment {
  const purifier = createPurifier(window as Window & typeof globalThis);
  // An unsupported DOMPurify would return the text unchanged.
  if (!purifier.isSupported) throw new Error("DOMPurify does not run here: no HTML is read");
  purifier.addHook("uponSanitizeAttribute", (element, attribute) => {
    const value = markup.valueOf(element, attribute.attrName, attribute.attrValue);
    attribute.keepAttr = value !== null;
    if (value !== null) attribute.attrValue = value;
  });
  purifier.addHook("afterSanitizeAttributes", (element) => {
    if (element.nodeType === 1) markup.finish?.(element);
  });
  // The doctype selects today's parsing rules: a table ends a paragraph.
  return purifier.sanitize(`<!doctype html><body>${html}`, {
    // The root is checked like any other element.
    ALLOWED_TAGS: ["body", ...markup.tags],
    ALLOWED_ATTR: [...markup.attributes],
    ADD_URI_SAFE_ATTR: markup.attributes.filter((name) => !addresses.has(name)),
    FORBID_CONTENTS: [...markup.lost],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: policyOfPage(),
  });
}
