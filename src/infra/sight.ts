/** How late something may be shown that is not on the screen, ms: a screen reader may read it there. */
const OUT_OF_SIGHT_MS = 2_000;

type Tell = () => void;

/** Holds back what changes in a part of the page that is not on the screen: what nobody sees costs next to nothing. */
export class Sight {
  #isOnScreen = true;
  readonly #held = new Set<Tell>();

  /** Tells now if it can be seen; else once it can, or after two seconds together with the rest of this part. */
  tell(tell: Tell): void {
    if (this.#isOnScreen) return tell();
    if (this.#held.size === 0) setTimeout(this.#release, OUT_OF_SIGHT_MS);
    this.#held.add(tell);
  }

  forget(tell: Tell): void {
    this.#held.delete(tell);
  }

  /** Follows where the part is; until the browser has said so it counts as seen. Returns how to stop. */
  watch(part: Element): () => void {
    const observer = new IntersectionObserver((entries) => {
      this.#isOnScreen = entries.at(-1)?.isIntersecting ?? true;
      if (this.#isOnScreen) this.#release();
    });
    observer.observe(part);
    return () => observer.disconnect();
  }

  readonly #release = (): void => {
    const held = [...this.#held];
    this.#held.clear();
    for (const tell of held) tell();
  };
}
