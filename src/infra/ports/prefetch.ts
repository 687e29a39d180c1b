/** What the browser reports about its connection, where it does. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

type PrefetchOptions = {
  readonly document: Document;
  readonly navigator: { readonly onLine: boolean; readonly connection?: Connection };
  /** The section that a path of the app shows; null when there is none to fetch. */
  readonly sectionOf: (path: string) => string | null;
  /** Fetches a section as it would appear at a path. */
  readonly load: (section: string, path: string) => Promise<unknown>;
};

/**
 * Fetches the section behind a link of the app as soon as a finger, the pointer or the focus reaches it, but
 * not over a slow, data-saving or missing connection. Only the browser's cache is changed. [routing-019]
 */
export function prefetchLinks({ document, navigator, sectionOf, load }: PrefetchOptions): void {
  const requested = new Set<string>();
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.origin !== document.location.origin || shouldSkip()) return;
    const section = sectionOf(link.pathname);
    if (section === null || requested.has(section)) return;
    requested.add(section);
    // It is requested again when it is really needed.
    load(section, link.pathname).catch(() => requested.delete(section));
  };
  const shouldSkip = (): boolean => {
    const { onLine, connection } = navigator;
    const isSlow = (connection?.effectiveType ?? "").endsWith("2g");
    return !onLine || isSlow || connection?.saveData === true;
  };
  for (const type of ["pointerdown", "pointerover", "focusin"])
    document.addEventListener(type, prefetch, { passive: true });
}
