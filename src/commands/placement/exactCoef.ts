import { finite, shape } from "../../codec/codec.ts";
import { type CouponState, isPlacing, milliOf } from "../../events/coupon/index.ts";
import { offeredAction } from "../../events/placement/index.ts";
import { DropOnScoreChangeChosen } from "../../events/placement/events.ts";
import { ExactCoefSet } from "../../events/placement/settingsEvents.ts";
import { accept, type Decision, refuse } from "../decision.ts";
import { defineCommand } from "../define.ts";
import { onButton } from "../placement.ts";

/** Sets the lowest total price that the player takes, above 1; 0 takes any. [coupon-004] */
export const SetExactCoef = defineCommand(
  "SetExactCoef",
  shape({ exactCoef: finite }),
  ({ exactCoef }, { coupon }) => {
    if (isPlacing(coupon)) return refuse("placement_running");
    const rounded = milliOf(exactCoef) / 1000;
    if (rounded === coupon.exactCoef) return refuse("nothing_to_do");
    if (rounded === 0) return turnedOff(coupon);
    return rounded > 1 ? accept(ExactCoefSet({ exactCoef: rounded })) : refuse("odds_too_low");
  },
);

/** Also takes any score. [coupon-021] */
const turnedOff = ({ isDropOnScoreChange }: CouponState): Decision =>
  accept(
    ExactCoefSet({ exactCoef: 0 }),
    ...(isDropOnScoreChange ? [DropOnScoreChangeChosen({ isDropOnScoreChange: false })] : []),
  );

/** Takes the current total price, which is below the lowest: it becomes the lowest. */
export const LowerExactCoef = defineCommand(
  "LowerExactCoef",
  shape({}),
  onButton((_data, state) => {
    const action = offeredAction(state, "lower_exact_coef");
    return action !== undefined
      ? accept(ExactCoefSet({ exactCoef: action.coef }))
      : refuse("nothing_to_do");
  }),
);
