import { map } from "rxjs";
import { ChangeCoefActionChosen, DropOnScoreChangeChosen } from "../../events/placement/events.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";

/** Stores on the device what to do when prices or the score change. [coupon-004] */
export const rememberCouponSettings: Epic = {
  name: "placement/rememberSettings",
  run: (deps) =>
    deps.on(ChangeCoefActionChosen, DropOnScoreChangeChosen).pipe(
      map(() => {
        const { changeCoefAction, isDropOnScoreChange } = deps.state().coupon;
        return ValueStored({
          area: "local",
          key: "tl.couponSettings",
          value: JSON.stringify({ changeCoefAction, isDropOnScoreChange }),
        });
      }),
    ),
};
