import * as t from "io-ts";
import { finite, openString, shape } from "../codec/codec.ts";
import {
  type CouponDetails,
  amountByBlockId,
  betView,
  blocksCost,
  bonusToSend,
  betsToSend,
  couponAccount,
  havePricesMoved,
  hasBlocks,
  isPlacing,
  isSingles,
  isSystem,
  movedBets,
  stakeOf,
  systemCombinations,
  systemOf,
  totalCoefOf,
  typeIdOf,
  wholeAmount,
} from "../events/coupon/index.ts";
import { meanMilli } from "../events/money/systems.ts";
import { isTooSoon } from "../events/placement/button.ts";
import {
  AmountChanged,
  ChangeCoefActionChosen,
  CouponAccountChosen,
  DropOnScoreChangeChosen,
  PlacementClosed,
  PlacementRequested,
  PlacementRetried,
} from "../events/placement/events.ts";
import { exactCoefOf } from "../events/placement/exactCoef.ts";
import { canLeaveSingles, obstacles, offeredAction } from "../events/placement/index.ts";
import { isOwnOpenBet, ownOpenBets } from "../events/placement/openBets.ts";
import { twinOfCoupon } from "../events/placement/intent.ts";
import { DemoMoneyWanted } from "../events/placement/demoMoneyEvents.ts";
import { OneClickTurned } from "../events/oneClick/events.ts";
import { couponToPlace } from "./couponToPlace.ts";
import { optionsOf } from "./placement/options.ts";
import { acceptedPrices, placeSingles } from "./placement/placeSingles.ts";
import { accept, type Decider, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

const noData = shape({});

/** The button's action may change just before a tap; the player may have meant the previous one. */
export const onButton =
  <Data>(decider: Decider<Data>): Decider<Data> =>
  (data, state, now) =>
    isPlacing(state.coupon)
      ? refuse("placement_running")
      : unlessTooSoon(decider)(data, state, now);

const unlessTooSoon =
  <Data>(decider: Decider<Data>): Decider<Data> =>
  (data, state, now) =>
    isTooSoon(state.coupon, now) ? refuse("label_changed") : decider(data, state, now);

/** Bounds are checked when placing, so that any amount can be typed. */
export const SetAmount = defineCommand(
  "SetAmount",
  shape({ amount: finite }),
  ({ amount }, state) => {
    if (isPlacing(state.coupon)) return refuse("placement_running");
    const { iso } = stakeOf(state);
    const wholeSum = wholeAmount(amount, iso);
    return wholeSum === null
      ? refuse("amount_missing")
      : accept(AmountChanged({ amount: wholeSum, iso }));
  },
);

/** Sets the amount that the coupon proposes. */
export const StakePossibleAmount = defineCommand(
  "StakePossibleAmount",
  noData,
  onButton((_data, state) => {
    const action = offeredAction(state, "stake");
    return action !== undefined
      ? accept(AmountChanged({ amount: action.amount, iso: stakeOf(state).iso }))
      : refuse("nothing_to_do");
  }),
);

/** Pays this coupon from another of the player's accounts. */
export const ChooseCouponAccount = defineCommand(
  "ChooseCouponAccount",
  shape({ accountId: finite }),
  ({ accountId }, state) => {
    if (isPlacing(state.coupon)) return refuse("placement_running");
    const account = state.account.accounts.find(({ id }) => id === accountId);
    if (account === undefined || account.isPointsTypeBalance) return refuse("no_account");
    return couponAccount(state)?.id === accountId
      ? refuse("nothing_to_do")
      : accept(CouponAccountChosen({ accountId: account.isActive ? null : accountId }));
  },
);

/** Adds demo money to the coupon's account, on sites that offer it. */
export const TopUpDemoMoney = defineCommand(
  "TopUpDemoMoney",
  noData,
  onButton((_data, state) => {
    const account = couponAccount(state);
    return offeredAction(state, "top_up") !== undefined && account !== null
      ? accept(DemoMoneyWanted({ accountId: account.id }))
      : refuse("nothing_to_do");
  }),
);

export const AcceptPrices = defineCommand("AcceptPrices", noData, (_data, state) => {
  if (isPlacing(state.coupon)) return refuse("placement_running");
  return havePricesMoved(state.coupon)
    ? accept(acceptedPrices(movedBets(state.coupon)))
    : refuse("nothing_to_do");
});

/** 0 ask, 1 accept any, 2 accept higher. [coupon-005] */
export const ChooseChangeCoefAction = defineCommand(
  "ChooseChangeCoefAction",
  shape({ changeCoefAction: t.union([t.literal(0), t.literal(1), t.literal(2)]) }),
  (chosen, { coupon }) =>
    isPlacing(coupon) ? refuse("placement_running") : accept(ChangeCoefActionChosen(chosen)),
);

/** Turning it on turns one-click betting off. [coupon-020] */
export const DropOnScoreChange = defineCommand(
  "DropOnScoreChange",
  shape({ isOn: t.boolean }),
  ({ isOn }, state) => {
    const { coupon, oneClick } = state;
    if (isPlacing(coupon)) return refuse("placement_running");
    if (isOn === coupon.isDropOnScoreChange) return refuse("nothing_to_do");
    const chosen = DropOnScoreChangeChosen({ isDropOnScoreChange: isOn });
    return isOn && oneClick.isActiveOneClick
      ? accept(chosen, OneClickTurned({ isActiveOneClick: false }))
      : accept(chosen);
  },
);

/** The total price, that of a bonus bet included; of a system also its size, and the mean price of its combinations. */
const priceOf = (state: CouponDetails) =>
  isSystem(state.coupon)
    ? {
        coef: meanMilli(systemCombinations(state.coupon, 0, "")) / 1000,
        systemValue: systemOf(state.coupon).size,
      }
    : { coef: totalCoefOf(state) };

/**
 * Places the coupon at the prices shown, which the player thereby accepts. If the same coupon is still
 * waiting for an answer, its first request is repeated instead of placing it twice. If another bet is
 * waiting, the player must confirm with `isAnotherBet` that they want both.
 */
export const PlaceCoupon = defineCommand(
  "PlaceCoupon",
  shape({}, { isAnotherBet: t.boolean }),
  onButton(({ isAnotherBet }, state) => {
    const { coupon } = state;
    if (isSingles(coupon)) return placeSingles(state, isAnotherBet === true);
    const twin = twinOfCoupon(state);
    if (twin !== null) return accept(PlacementRetried({ key: twin.key }));
    const account = couponAccount(state);
    const [first] = obstacles(state);
    if (first !== undefined) return refuse(first.code);
    const iso = account?.iso ?? "";
    const staked = hasBlocks(coupon) ? blocksCost(state) : stakeOf(state).amount;
    const amount = wholeAmount(staked, iso);
    if (account === null || amount === null) return refuse("amount_missing");
    if (isAnotherBet !== true && ownOpenBets(state).length > 0) return refuse("question_open");
    const { coef, ...system } = priceOf(state);
    const couponToSend = couponToPlace(state, {
      accountId: account.id,
      amount,
      amountByBlockId: amountByBlockId(state),
      bets: [
        ...betsToSend(coupon).map((bet) => ({
          ...bet,
          market: { ...bet.market, coef: betView(coupon, bet).coef },
        })),
        ...bonusToSend(state),
      ],
      coef,
      typeId: typeIdOf(coupon),
      changeCoefAction: coupon.changeCoefAction,
      exactCoef: exactCoefOf(coupon),
      ...optionsOf(state),
    });
    const request = PlacementRequested({ coupon: { ...couponToSend, ...system } });
    return havePricesMoved(coupon)
      ? accept(acceptedPrices(movedBets(coupon)), request)
      : accept(request);
  }),
);

/**
 * Repeats the request of a bet without an answer: the one with this key, else the one on screen. The same bet
 * is sent.
 */
export const RetryPlacement = defineCommand(
  "RetryPlacement",
  shape({}, { key: openString }),
  onButton(({ key }, state) => {
    const { placement } = state.coupon;
    if (isPlacing(state.coupon)) return refuse("placement_running");
    const betKey = key ?? (placement.tag === "lost" ? placement.key : null);
    return betKey !== null && isOwnOpenBet(state, betKey)
      ? accept(PlacementRetried({ key: betKey }))
      : refuse("nothing_to_do");
  }),
);

/**
 * Closes the result and returns to the coupon; a bet without an answer is set aside. A bet that its next
 * request may still place can be set aside; one whose request is in progress cannot.
 */
export const ClosePlacement = defineCommand(
  "ClosePlacement",
  noData,
  unlessTooSoon((_data, { coupon }) => {
    const { placement } = coupon;
    if (placement.tag === "editing") return refuse("nothing_to_do");
    if (placement.tag === "singles" && canLeaveSingles(coupon)) return accept(PlacementClosed({}));
    const isOpen =
      placement.tag === "waiting" || (placement.tag === "unknown" && placement.key !== "");
    return isOpen || !isPlacing(coupon) ? accept(PlacementClosed({})) : refuse("placement_running");
  }),
);
