import { isLeft } from "fp-ts/lib/Either.js";
import {
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  skipWhile,
  switchMap,
  take,
} from "rxjs";
import type { DataOf } from "../../events/define.ts";
import {
  CountersLoaded,
  HeadDescribed,
  AnalyticsCounters,
  SeoIsoCodes,
  SeoContent,
  SeoPageData,
  SeoPageVisual,
  SeoSports,
} from "../../events/seo/events.ts";
import type { State } from "../../events/index.ts";
import { isMaintenance } from "../../events/maintenance/index.ts";
import { hasConsent } from "../../events/preferences/index.ts";
import { CameOnline } from "../../events/shell/events.ts";
import {
  headSources,
  headOfPage,
  needsSportNames,
  isTextShown,
  openPage,
  pageAsk,
  pageKey,
} from "../../events/seo/selectors.ts";
import type { Deps, Epic } from "../epic.ts";
import { patient } from "../rules/patient.ts";

/** Emits when something has changed that the page's texts depend on; prices are ignored. */
const states = (deps: Deps) =>
  deps
    .select((state) => slices.map((name) => state[name]), isSameList)
    .pipe(map(() => deps.state()));
const slices = [
  "navigation",
  "settings",
  "seo",
  "dictionaries",
  "shell",
  "preferences",
  "maintenance",
  "blocking",
  "session",
  "terms",
  "userConfig",
  "layout",
] as const satisfies readonly (keyof State)[];

const askedKey = (state: State): string | null => {
  const ask = pageAsk(state);
  return ask === null ? null : pageKey(ask);
};

/**
 * Loads the texts for search engines for each page that is entered. The answer for a page that was left is
 * dropped. [call-seo-001]
 */
export const loadPageTexts: Epic = {
  name: "seo/page",
  run: (deps) =>
    merge(
      states(deps).pipe(map(askedKey), distinctUntilChanged()),
      // Retries what failed while offline.
      deps.on(CameOnline).pipe(map(() => askedKey(deps.state()))),
    ).pipe(
      switchMap((key) =>
        key === null ? EMPTY : sportsMap(deps).pipe(switchMap(() => askFor(deps))),
      ),
      ignoreElements(),
    ),
};

/**
 * Loads the sport names first where they are needed; if that fails the page is requested without them.
 * [call-seo-003]
 */
const sportsMap = (deps: Deps): Observable<unknown> =>
  needsSportNames(deps.state())
    ? deps.call(SeoSports, { lng: deps.state().settings.language })
    : of(null);

function askFor(deps: Deps) {
  const state = deps.state();
  const request = pageAsk(state);
  if (request === null) return EMPTY;
  const loaded = openPage(state);
  const isTextWanted = isTextShown(state);
  const call = patient(deps);
  return merge(
    loaded?.data ? EMPTY : call(SeoPageData, request),
    loaded?.content || !isTextWanted ? EMPTY : call(SeoContent, request),
    loaded?.visual || !isTextWanted ? EMPTY : call(SeoPageVisual, request),
    state.seo.isoCodes === null ? call(SeoIsoCodes, {}) : EMPTY,
  );
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.every((value, index) => value === b[index]);
type HeadData = DataOf<typeof HeadDescribed>;
const isSameHead = (a: HeadData, b: HeadData): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Describes the head of the page; tags of the previous page are removed. [seo-001] */
export const describeHead: Epic = {
  name: "seo/head",
  run: (deps) =>
    states(deps).pipe(
      map((state) => ({ state, sources: headSources(state) })),
      distinctUntilChanged((previous, next) => isSameList(previous.sources, next.sources)),
      map(({ state }) => headOfPage(state)),
      skipWhile(({ title, metas, links }) => title === null && metas.length + links.length === 0),
      distinctUntilChanged(isSameHead),
      map((head) => HeadDescribed(head)),
    ),
};

/** Loads the counters of this domain once the visitor agrees to be counted. [call-seo-002] [analytics-006] */
export const loadCounters: Epic = {
  name: "seo/counters",
  run: (deps) =>
    states(deps).pipe(
      map((state) => (isCounted(state) ? siteOf(state) : null)),
      filter((site) => site !== null),
      take(1),
      switchMap((site) => patient(deps)(AnalyticsCounters, site)),
      switchMap((result) => (isLeft(result) ? EMPTY : of(CountersLoaded(result.right)))),
    ),
};

const isCounted = (state: State): boolean =>
  !isMaintenance(state) && hasConsent(state, "marketing");

function siteOf({ shell }: State): { domain: string; projectId: number } | null {
  const { domain, projectId } = shell.config?.site ?? {};
  return domain === undefined || projectId === undefined ? null : { domain, projectId };
}
