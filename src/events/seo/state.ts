import type { Head, PageContent, PageData, PageVisual } from "./pageData.ts";
import type { SportsMap } from "./sportsMap.ts";

/** The answers received for a page. */
export type SeoPage = {
  readonly data: PageData | null;
  readonly content: PageContent | null;
  readonly visual: PageVisual | null;
};

export type SeoState = {
  /** By language and path, oldest first; only the last few are kept. */
  readonly pages: Readonly<Record<string, SeoPage>>;
  readonly isoCodes: Readonly<Record<string, string>> | null;
  /** The sports map; null until it is received. */
  readonly sports: SportsMap | null;
  /** The current head; null: the one the page was served with. */
  readonly head: Head | null;
  /** Counters of this site's domain, by type. */
  readonly counters: Readonly<Record<string, string>>;
};

export const initial: SeoState = {
  pages: {},
  isoCodes: null,
  sports: null,
  head: null,
  counters: {},
};
