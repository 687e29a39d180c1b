import { finite, shape } from "../../codec/codec.ts";
import { isPlacing, settingsOf, stakeOf, wholeAmount } from "../../events/coupon/index.ts";
import { CouponAccountChosen } from "../../events/placement/events.ts";
import { CouponSettingsChanged } from "../../events/placement/settingsEvents.ts";
import { accept, refuse } from "../decision.ts";
import { defineCommand } from "../define.ts";

/**
 * Changes settings of the coupon. Without the choice of an account the active one pays: an account that cannot be seen
 * never does. [coupon-004]
 */
export const ChangeCouponSettings = defineCommand(
  "ChangeCouponSettings",
  CouponSettingsChanged.codec,
  (changed, { coupon }) => {
    if (isPlacing(coupon)) return refuse("placement_running");
    const event = CouponSettingsChanged(changed);
    return changed.isSelectAccountShown === false && coupon.accountId !== null
      ? accept(event, CouponAccountChosen({ accountId: null }))
      : accept(event);
  },
);

/** Sets the player's own step of amounts, in the currency of the coupon's account; 0: the usual one. [coupon-004] */
export const SetAmountStep = defineCommand(
  "SetAmountStep",
  shape({ step: finite }),
  ({ step }, state) => {
    if (isPlacing(state.coupon)) return refuse("placement_running");
    const { iso } = stakeOf(state);
    const whole = wholeAmount(step, iso);
    if (whole === null) return refuse("amount_missing");
    const { amountStepByCurrencyIso } = settingsOf(state.coupon);
    const { [iso]: _before, ...others }: Readonly<Record<string, number>> = amountStepByCurrencyIso;
    return accept(
      CouponSettingsChanged({
        amountStepByCurrencyIso: whole === 0 ? others : { ...others, [iso]: whole },
      }),
    );
  },
);
