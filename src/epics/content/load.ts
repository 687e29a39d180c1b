import { filter, ignoreElements, map, merge, mergeMap, type Observable } from "rxjs";
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
 * Loads the text of the page that was entered unless a fresh copy is available; again at the player's request
 * and when the connection is back.
 */
export const loadContent: Epic = {
  name: "content/load",
  run: (deps) =>
    merge(
      deps.select(({ navigation }) => navigation.route),
      deps.on(ContentRefreshAsked, CameOnline),
    ).pipe(
      map(() => queryOf(deps.state())),
      filter((query) => query !== null),
      filter(
        ({ dataIn }) => siteOpen(deps.state()) && isDue(dataIn(deps.state()), deps.clock.now()),
      ),
      // If the player leaves early, the answer is still stored for their return.
      mergeMap(({ send }) => send<Observable<unknown>>(patient(deps, refreshTriggers(deps)))),
      ignoreElements(),
    ),
};

/** What triggers a new request for this page, or leaves it. */
const refreshTriggers = (deps: Deps) => deps.on(RouteEntered, ContentRefreshAsked, CameOnline);

/** Asks for the next page of the news; the command lets through one at a time of each kind. */
export const loadMoreNews: Epic = {
  name: "content/more",
  run: (deps) =>
    deps.on(MoreNewsAsked).pipe(
      mergeMap(({ data: { kind } }) => {
        const lng = deps.state().settings.language;
        const list = bodyOf(news.dataOf(deps.state(), { kind, pageToken: null, lng }));
        const pageToken = list?.nextPageToken ?? null;
        return deps.call(News, { kind, pageToken, lng });
      }),
      ignoreElements(),
    ),
};
