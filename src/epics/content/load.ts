import {
  distinctUntilChanged,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  startWith,
} from "rxjs";
import { ContentRefreshAsked, MoreNewsAsked, News } from "../../events/content/events.ts";
import { queryOf } from "../../events/content/query.ts";
import { news } from "../../events/content/resources.ts";
import { bodyOf, isDue } from "../../events/remoteData.ts";
import { CameOnline } from "../../events/shell/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { siteOpen } from "../rules/conditions.ts";
import { patient } from "../rules/patient.ts";
import { RouteEntered } from "../../events/navigation/events.ts";

/**
 * Asks for the text of the page that is entered, unless it is here and fresh; once more when the player wants it, and
 * when the connection is back.
 */
export const loadContent: Epic = {
  name: "content/load",
  run: (deps) =>
    merge(
      deps.state$.pipe(
        startWith(deps.state()),
        map(({ navigation }) => navigation.route),
        distinctUntilChanged(),
      ),
      deps.on(ContentRefreshAsked, CameOnline),
    ).pipe(
      map(() => queryOf(deps.state())),
      filter((query) => query !== null),
      filter(
        ({ dataIn }) => siteOpen(deps.state()) && isDue(dataIn(deps.state()), deps.clock.now()),
      ),
      // Who leaves before the answer comes finds it here when coming back.
      mergeMap(({ send }) => send<Observable<unknown>>(patient(deps, askedAnew(deps)))),
      ignoreElements(),
    ),
};

/** What has this page ask again, or leave it. */
const askedAnew = (deps: Deps) => deps.on(RouteEntered, ContentRefreshAsked, CameOnline);

/** Asks for the next page of the news, one at a time. */
export const loadMoreNews: Epic = {
  name: "content/more",
  run: (deps) =>
    deps.on(MoreNewsAsked).pipe(
      exhaustMap(({ data: { kind } }) => {
        const lng = deps.state().settings.language;
        const list = bodyOf(news.dataOf(deps.state(), { kind, pageToken: null, lng }));
        const pageToken = list?.nextPageToken ?? null;
        return deps.call(News, { kind, pageToken, lng });
      }),
      ignoreElements(),
    ),
};
