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
import {
  ContentRefreshAsked,
  Article,
  InfoPage,
  LandingPage,
  News,
  Partners,
  InfoRules,
  CashTerminals,
  MoreNewsAsked,
} from "../../events/content/events.ts";
import { keyOf } from "../../events/content/piece.ts";
import { isDue, pieceOf, type Wish, wishOf } from "../../events/content/wanted.ts";
import { CameOnline } from "../../events/shell/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { siteOpen } from "../rules/conditions.ts";
import { askFurther } from "./further.ts";
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
      map(() => wishOf(deps.state())),
      filter((wish) => wish !== null),
      filter(
        (wish) => siteOpen(deps.state()) && isDue(pieceOf(deps.state(), wish), deps.clock.now()),
      ),
      // Who leaves before the answer comes finds it here when coming back.
      mergeMap((wish) => ask({ ...deps, call: patient(deps, askedAnew(deps)) }, wish)),
      ignoreElements(),
    ),
};

/** What has this page ask again, or leave it. */
const askedAnew = (deps: Deps) => deps.on(RouteEntered, ContentRefreshAsked, CameOnline);

function ask(deps: Deps, wish: Wish): Observable<unknown> {
  const lng = deps.state().settings.language;
  switch (wish.tag) {
    case "page":
      return deps.call(InfoPage, { slug: wish.slug, lng });
    case "rules":
      return deps.call(InfoRules, { ruleGroup: wish.ruleGroup, chapter: wish.chapter, lng });
    case "terminals":
      return deps.call(CashTerminals, { lng });
    case "news":
      return deps.call(News, { kind: wish.kind, pageToken: null, lng });
    case "article":
      return deps.call(Article, { slug: wish.slug, lng });
    case "partners":
      return deps.call(Partners, { lng });
    case "landing":
      return deps.call(LandingPage, { landingId: wish.landingId, lng });
    default:
      return askFurther(deps, wish);
  }
}

/** Asks for the next page of the news, one at a time. */
export const loadMoreNews: Epic = {
  name: "content/more",
  run: (deps) =>
    deps.on(MoreNewsAsked).pipe(
      exhaustMap(({ data: { kind } }) => {
        const { content, settings } = deps.state();
        const lng = settings.language;
        const pageToken = content.news[keyOf({ kind, lng })]?.body?.nextPageToken ?? null;
        return deps.call(News, { kind, pageToken, lng });
      }),
      ignoreElements(),
    ),
};
