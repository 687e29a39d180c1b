import type { Answered, Renderer, RenderedPage } from "./renderer.ts";

/** The pages whose first screen the app renders on a server; everything else is asked of it in vain. */
const renderedPath = /^\/[a-z]{2}(?:\/section\/(?:live|line)(?:\/\d{1,10}(?:\/\d{1,10})?)?)?\/?$/;

/** A rendered page, and when, by the server's clock (Unix ms). */
export type ServedPage = RenderedPage & { readonly at: number };

export type ServedAsk = {
  readonly path: string;
  readonly search: string;
  /** What the answers depend on besides the address; they are cached apart. */
  readonly variant: string;
  readonly now: number;
  readonly answer: (address: string) => Promise<Answered | null>;
};

export type ServedPages = (ask: ServedAsk) => Promise<ServedPage | null>;

const mostKept = 100;
/** Share of the process's time that may go into rendering, and how much of it may be spent at once. */
const share = 0.25;
const mostAtOnceMs = 1_000;

type Kept = { readonly version: string; readonly page: Promise<ServedPage | null> };

/**
 * Renders each page once for each version of what it shows, and no more of them than a part of the process's time allows:
 * beyond that, and for all other addresses, the answer is null and the visitor gets the page without content.
 * @param version of everything that pages are made of, such as the feed and the site config
 */
export function servedPages(
  renderer: () => Promise<Renderer>,
  version: () => string,
  clocks: { readonly elapsedMs: () => number; readonly spentMs: () => number } = processClocks,
): ServedPages {
  const kept = new Map<string, Kept>();
  let leftMs = mostAtOnceMs;
  let countedAt = clocks.elapsedMs();

  const mayRender = (): boolean => {
    const now = clocks.elapsedMs();
    leftMs = Math.min(mostAtOnceMs, leftMs + (now - countedAt) * share);
    countedAt = now;
    return leftMs > 0;
  };

  const render = async ({ path, now, answer }: ServedAsk): Promise<ServedPage | null> => {
    const spentBefore = clocks.spentMs();
    try {
      const { renderPage } = await renderer();
      const page = await renderPage({ path, language: path.slice(1, 3), now, answer });
      return page && { ...page, at: now };
    } catch (error) {
      // The page without content does the same work in the browser.
      console.error(`${path} could not be rendered:`, error);
      return null;
    } finally {
      leftMs -= clocks.spentMs() - spentBefore;
    }
  };

  return async (ask) => {
    if (!renderedPath.test(ask.path)) return null;
    if (ask.search !== "" && !(await renderer()).isPlainQuery(ask.search)) return null;
    const key = `${ask.path} ${ask.variant}`;
    const current = version();
    const known = kept.get(key);
    if (known?.version === current) return known.page;
    if (!mayRender()) return null;
    const page = render(ask);
    kept.delete(key);
    kept.set(key, { version: current, page });
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return page;
  };
}

const processClocks = {
  elapsedMs: () => performance.now(),
  /** Rendering has the process to itself for most of its time. */
  spentMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};
