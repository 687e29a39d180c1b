import { distinctUntilChanged, filter, map, startWith } from "rxjs";
import { FailRoute } from "../../commands/navigation.ts";
import { AppInstruction, AppQr } from "../../events/apps/events.ts";
import { Article, InfoPage, LandingPage, InfoRules } from "../../events/content/events.ts";
import { keyOf } from "../../events/content/piece.ts";
import type { State } from "../../events/index.ts";
import { Promotion } from "../../events/promo/events.ts";
import { pieceOf, wishOf } from "../../events/content/wanted.ts";
import type { Epic } from "../epic.ts";

/** A page whose access id the site does not enable is the page 404, wherever its text was found. [routing-009] */
export const failForbiddenContent: Epic = {
  name: "content/forbidden",
  run: (deps) =>
    deps.state$.pipe(
      startWith(deps.state()),
      map((state) => (isForbidden(state) ? state.navigation.path : null)),
      distinctUntilChanged(),
      filter((path) => path !== null),
      map(() => FailRoute({ status: 404 })),
    ),
};

function isForbidden(state: State): boolean {
  const { config } = state.shell;
  const wish = wishOf(state);
  if (config === null || wish === null) return false;
  const { content, settings } = state;
  const lng = settings.language;
  const text =
    wish.tag === "page"
      ? content.pages[keyOf({ slug: wish.slug, lng })]?.body
      : wish.tag === "rules"
        ? content.rules[keyOf({ ruleGroup: wish.ruleGroup, chapter: wish.chapter, lng })]?.body
            ?.page
        : null;
  const accessId = text?.accessId;
  return accessId !== undefined && config.pages?.enabledAccessIds.includes(accessId) !== true;
}

/** A text that the server does not know has no page: its address leads to the page 404. */
export const failMissingContent: Epic = {
  name: "content/missing",
  run: (deps) =>
    deps
      .on(
        InfoPage.failed,
        InfoRules.failed,
        Article.failed,
        LandingPage.failed,
        Promotion.failed,
        AppInstruction.failed,
        AppQr.failed,
      )
      .pipe(
        filter(() => {
          const wish = wishOf(deps.state());
          return wish !== null && pieceOf(deps.state(), wish)?.status === "missing";
        }),
        map(() => FailRoute({ status: 404 })),
      ),
};
