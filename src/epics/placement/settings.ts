import { map } from "rxjs";
import { ChangeCoefActionChosen, DropOnScoreChangeChosen } from "../../events/placement/events.ts";
import { CouponSettingsChanged, ExactCoefSet } from "../../events/placement/settingsEvents.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";

/** Stores the settings of the coupon on the device. [coupon-004] */
export const rememberCouponSettings: Epic = {
  name: "placement/rememberSettings",
  run: (deps) =>
    deps
      .on(ChangeCoefActionChosen, DropOnScoreChangeChosen, ExactCoefSet, CouponSettingsChanged)
      .pipe(
        map(() => {
          const { changeCoefAction, isDropOnScoreChange, exactCoef, settings } =
            deps.state().coupon;
          return ValueStored({
            area: "local",
            key: "tl.couponSettings",
            value: JSON.stringify({
              changeCoefAction,
              isDropOnScoreChange,
              exactCoef,
              ...settings,
            }),
          });
        }),
      ),
};
