import { filter, map } from "rxjs";
import { FailRoute } from "../../commands/shell.ts";
import { LoadInstruction, LoadQr } from "../../events/apps/events.ts";
import { LoadArticle, LoadInfoPage, LoadLanding, LoadRules } from "../../events/content/events.ts";
import { LoadPromotion } from "../../events/promo/events.ts";
import { pieceOf, wishOf } from "../../events/content/wanted.ts";
import type { Epic } from "../epic.ts";

/** A text that the server does not know has no page: its address leads to the page 404. */
export const failMissingContent: Epic = {
  name: "content/missing",
  run: (deps) =>
    deps
      .on(
        LoadInfoPage.failed,
        LoadRules.failed,
        LoadArticle.failed,
        LoadLanding.failed,
        LoadPromotion.failed,
        LoadInstruction.failed,
        LoadQr.failed,
      )
      .pipe(
        filter(() => {
          const wish = wishOf(deps.state());
          return wish !== null && pieceOf(deps.state(), wish)?.status === "missing";
        }),
        map(() => FailRoute({ status: 404 })),
      ),
};
