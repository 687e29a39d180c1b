import * as t from "io-ts";
import { activeAccount } from "../events/account/index.ts";
import { wholeAmount } from "../events/coupon/index.ts";
import { CouponCleared } from "../events/coupon/events.ts";
import { DropOnScoreChangeChosen } from "../events/placement/events.ts";
import {
  OneClickAmountSet,
  OneClickRefusalClosed,
  OneClickTurned,
} from "../events/oneClick/events.ts";
import { isOneClickHeld } from "../events/oneClick/bar.ts";
import { isOneClickOffered } from "../events/oneClick/selectors.ts";
import { oneClickStake } from "../events/oneClick/stake.ts";
import { finite, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/**
 * Turns one-click betting on or off. With bets in the coupon it needs `isCouponCleared`: the player was asked
 * and agreed to lose them. [coupon-017] [coupon-018] [coupon-019]
 */
export const TurnOneClick = defineCommand(
  "TurnOneClick",
  shape({ isOn: t.boolean, isCouponCleared: t.boolean }),
  ({ isOn, isCouponCleared }, state) => {
    const { coupon, oneClick } = state;
    if (isOn === oneClick.isActiveOneClick) return refuse("nothing_to_do");
    if (!isOn) return accept(OneClickTurned({ isActiveOneClick: false }));
    if (!isOneClickOffered(state)) return refuse("nothing_to_do");
    const turned = [
      OneClickTurned({ isActiveOneClick: true }),
      // The two settings exclude each other: the one chosen last wins.
      ...(coupon.isDropOnScoreChange
        ? [DropOnScoreChangeChosen({ isDropOnScoreChange: false })]
        : []),
    ];
    if (coupon.bets.length === 0) return accept(...turned);
    if (isOneClickHeld(state)) return refuse("placement_running");
    return isCouponCleared
      ? accept(...turned, CouponCleared({ isUndoable: true }))
      : refuse("coupon_not_empty");
  },
);

/**
 * Stored with its currency, because in another one it would be a different stake. Bounds are checked when
 * placing.
 */
export const SetOneClickAmount = defineCommand(
  "SetOneClickAmount",
  shape({ amount: finite }),
  ({ amount }, state) => {
    const account = activeAccount(state.account);
    const { iso, isBonusAccount } = oneClickStake(state.oneClick, account, state.shell.config);
    const wholeSum = wholeAmount(amount, iso);
    if (account === null) return refuse("no_account");
    return wholeSum === null
      ? refuse("amount_missing")
      : accept(OneClickAmountSet({ sum: { amount: wholeSum, iso }, isBonusAccount }));
  },
);

export const CloseOneClickRefusal = defineCommand(
  "CloseOneClickRefusal",
  shape({}),
  (_data, { oneClick }) =>
    oneClick.refusal === null ? refuse("nothing_to_do") : accept(OneClickRefusalClosed({})),
);
