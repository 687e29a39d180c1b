type Attach = (section: string, element: HTMLElement) => () => void;

/** The script element that holds the answer of a section that the page was served with. */
export const inlined = (document: Document, section: string): Element | undefined =>
  [...document.querySelectorAll("script[data-section]")].find(
    (element) => element.getAttribute("data-section") === section,
  );

/**
 * The view elements in which remote sections are shown; they wait here until the sections' loader has loaded.
 */
export class RemoteSlots {
  #attach: Attach | null = null;
  readonly #waiting = new Set<(attach: Attach) => void>();

  /** A view has an element for a section; the returned function removes the section from it. */
  readonly attach: Attach = (section, element) => {
    let detach = () => {};
    const give = (attach: Attach): void => {
      detach = attach(section, element);
    };
    if (this.#attach === null) this.#waiting.add(give);
    else give(this.#attach);
    return () => {
      this.#waiting.delete(give);
      detach();
    };
  };

  /** The loader has loaded. */
  readonly connect = (attach: Attach): void => {
    this.#attach = attach;
    for (const give of this.#waiting) give(attach);
    this.#waiting.clear();
  };
}
