type Attach = (section: string, element: HTMLElement) => () => void;

/** The script element that holds the answer of a section with which the page came. */
export const inlined = (document: Document, section: string): Element | undefined =>
  [...document.querySelectorAll("script[data-section]")].find(
    (one) => one.getAttribute("data-section") === section,
  );

/** The elements of the views in which remote sections stand; kept until the loader of those is here. */
export class RemoteSlots {
  #attach: Attach | null = null;
  readonly #waiting = new Set<(attach: Attach) => void>();

  /** A view has an element for a section; what comes back takes it away again. */
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

  /** The loader is here. */
  readonly connect = (attach: Attach): void => {
    this.#attach = attach;
    for (const give of this.#waiting) give(attach);
    this.#waiting.clear();
  };
}
