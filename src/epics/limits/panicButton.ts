import { isRight } from "fp-ts/lib/Either.js";
import { mergeMap } from "rxjs";
import { LimitsWanted, PanicButtonPressed, SaveLimits } from "../../events/limits/events.ts";
import { TIME_OUT } from "../../events/limits/types.ts";
import { NotificationShown } from "../../events/notifications/events.ts";
import type { Epic } from "../epic.ts";

const day = { limitType: TIME_OUT, limitValue: 1 };

const news = (status: "success" | "error") =>
  NotificationShown({
    id: "panic-button",
    status,
    variant: "withoutTimeout",
    text: status === "success" ? "panicButtonDone" : "panicButtonFailed",
    action: "none",
  });

/** The break begins on the server at once. Without one, play is open again, and the player is told. */
export const pressPanicButton: Epic = {
  name: "limits/panicButton",
  isGuard: true,
  run: (deps) =>
    deps.on(PanicButtonPressed).pipe(
      mergeMap(() => deps.call(SaveLimits, { limits: [day] })),
      mergeMap((result) => {
        if (!isRight(result)) return [news("error")];
        const { status, data, limitsData } = result.right;
        const isSaved = status === 200 && (data.questions ?? []).length === 0;
        if (!isSaved) return [news("error")];
        // A server may save without saying what is in force now.
        const isTold = (data.limitsData ?? limitsData) !== undefined;
        return isTold ? [news("success")] : [LimitsWanted({}), news("success")];
      }),
    ),
};
