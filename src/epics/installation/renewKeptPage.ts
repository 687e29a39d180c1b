import { filter, merge, of, switchMap, take } from "rxjs";
import { KeptPageRenewed } from "../../events/installation/events.ts";
import { SiteConfig } from "../../events/shell/events.ts";
import { FeedGame, FeedList, Prices } from "../../events/sports/events.ts";
import type { Epic } from "../epic.ts";

/** The answers that came with the page may be later than the page by the time it took to make it. */
const madeWithinMs = 5_000;

/**
 * A page that the device had kept is old until a feed has answered. The site config in it is as old, so it is asked for
 * again; until that answer the old one holds.
 */
export const renewKeptPage: Epic = {
  name: "installation/renewKeptPage",
  run: (deps) =>
    merge(deps.on(FeedList.answered), deps.on(FeedGame.answered), deps.on(Prices.answered)).pipe(
      filter(({ data }) => {
        const { keptAt = null } = deps.state().shell;
        return keptAt !== null && data.body.serverTime > keptAt + madeWithinMs;
      }),
      take(1),
      switchMap(() =>
        merge(
          of(KeptPageRenewed({})),
          deps
            .call(SiteConfig, { lang: deps.state().settings.language })
            .pipe(filter((_result): _result is never => false)),
        ),
      ),
    ),
};
