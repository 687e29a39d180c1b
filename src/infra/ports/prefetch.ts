/** What the browser says of its connection, where it does. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

type PrefetchOptions = {
  readonly document: Document;
  readonly navigator: { readonly onLine: boolean; readonly connection?: Connection };
  /** The section that a path of the app shows; null: none that could be fetched. */
  readonly sectionOf: (path: string) => string | null;
  /** Fetches a section as it would stand on the page of a path. */
  readonly load: (section: string, path: string) => Promise<unknown>;
};

/**
 * Fetches the section behind a link of the app as soon as a finger, the pointer or the focus comes to it; not
 * over a connection that is slow, dear or gone. Nothing but the browser's cache is changed. [routing-019]
 */
export function prefetchLinks({ document, navigator, sectionOf, load }: PrefetchOptions): void {
  const asked = new Set<string>();
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.origin !== document.location.origin || isSpared()) return;
    const section = sectionOf(link.pathname);
    if (section === null || asked.has(section)) return;
    asked.add(section);
    // Asked for again when it is really needed.
    load(section, link.pathname).catch(() => asked.delete(section));
  };
  const isSpared = (): boolean => {
    const { onLine, connection } = navigator;
    const isSlow = (connection?.effectiveType ?? "").endsWith("2g");
    return !onLine || isSlow || connection?.saveData === true;
  };
  for (const sign of ["pointerdown", "pointerover", "focusin"])
    document.addEventListener(sign, prefetch, { passive: true });
}
