import * as t from "io-ts";
import { finite, shape } from "../infra/codec.ts";
import { activeAccount } from "../events/account/state.ts";
import { keptAmount } from "../events/coupon/amounts.ts";
import { BetRemoved, PricesAccepted } from "../events/coupon/events.ts";
import {
  AmountChanged,
  ChangeCoefActionChosen,
  DropOnScoreChangeChosen,
  PlacementClosed,
  PlacementRequested,
  PlacementRetried,
} from "../events/coupon/placeEvents.ts";
import {
  betView,
  lockedBets,
  movedBets,
  obstacles,
  totalCoef,
} from "../events/coupon/selectors.ts";
import { isPlacing } from "../events/coupon/state.ts";
import { playClosedTo } from "../events/limits/selectors.ts";
import { OneClickTurned } from "../events/oneClick/events.ts";
import type { State } from "../events/index.ts";
import { PlaceOneClick } from "./coupon.ts";
import { couponToPlace } from "./couponToPlace.ts";
import { accept, type Decider, type DecidersOf, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";
import { placeOneClick } from "./placeOneClick.ts";

const nothing = shape({});
export const RemoveLockedBets = defineCommand("RemoveLockedBets", nothing);
export const SetAmount = defineCommand("SetAmount", shape({ amount: finite }));
export const AcceptPrices = defineCommand("AcceptPrices", nothing);
/** 0 ask, 1 accept any, 2 accept higher. [coupon-005] */
export const ChooseChangeCoefAction = defineCommand(
  "ChooseChangeCoefAction",
  shape({ changeCoefAction: t.union([t.literal(0), t.literal(1), t.literal(2)]) }),
);
/** Turning it on turns one-click betting off. [coupon-020] */
export const DropOnScoreChange = defineCommand("DropOnScoreChange", shape({ isOn: t.boolean }));
/** Places the coupon at the prices now shown, which the player thereby agrees to. */
export const PlaceCoupon = defineCommand("PlaceCoupon", nothing);
/** Sends a lost placement once more, under its key. */
export const RetryPlacement = defineCommand("RetryPlacement", nothing);
/** Leaves the result (accepted, refused, lost) and goes on with the coupon. */
export const ClosePlacement = defineCommand("ClosePlacement", nothing);

type Empty = Readonly<Record<never, never>>;

const removeLockedBets: Decider<Empty> = (_data, { coupon }) => {
  if (isPlacing(coupon)) return refuse("placement_running");
  const locked = lockedBets(coupon);
  if (locked.length === 0) return refuse("nothing_to_do");
  return accept(...locked.map(({ market }) => BetRemoved({ betId: market.id })));
};

/** The bounds are judged when placing, so that typing is free. */
const setAmount: Decider<{ readonly amount: number }> = ({ amount }, { coupon }) => {
  if (isPlacing(coupon)) return refuse("placement_running");
  const kept = keptAmount(amount);
  return kept === null ? refuse("amount_missing") : accept(AmountChanged({ amount: kept }));
};

const acceptedPrices = (state: State) =>
  PricesAccepted({
    prices: movedBets(state.coupon).map(({ bet, coef }) => ({ betId: bet.market.id, coef })),
  });

const acceptPrices: Decider<Empty> = (_data, state) => {
  if (isPlacing(state.coupon)) return refuse("placement_running");
  return movedBets(state.coupon).length === 0
    ? refuse("nothing_to_do")
    : accept(acceptedPrices(state));
};

const chooseChangeCoefAction: Decider<{ readonly changeCoefAction: 0 | 1 | 2 }> = (
  chosen,
  { coupon },
) => (isPlacing(coupon) ? refuse("placement_running") : accept(ChangeCoefActionChosen(chosen)));

const dropOnScoreChange: Decider<{ readonly isOn: boolean }> = ({ isOn }, state) => {
  const { coupon, oneClick } = state;
  if (isPlacing(coupon)) return refuse("placement_running");
  if (isOn === coupon.isDropOnScoreChange) return refuse("nothing_to_do");
  const chosen = DropOnScoreChangeChosen({ isDropOnScoreChange: isOn });
  return isOn && oneClick.isActiveOneClick
    ? accept(chosen, OneClickTurned({ isActiveOneClick: false }))
    : accept(chosen);
};

const placeCoupon: Decider<Empty> = (_data, state) => {
  const { coupon, session } = state;
  if (isPlacing(coupon)) return refuse("placement_running");
  const closed = playClosedTo(state, coupon.amount ?? 0);
  if (closed !== null) return refuse(closed);
  const account = activeAccount(state.account);
  const [first] = obstacles(coupon, session.tag === "player", account);
  if (first !== undefined) return refuse(first);
  if (account === null || coupon.amount === null) return refuse("amount_missing");
  const ordered = couponToPlace(state, {
    accountId: account.id,
    amount: coupon.amount,
    bets: coupon.bets.map((bet) => ({
      ...bet,
      market: { ...bet.market, coef: betView(coupon, bet).coef },
    })),
    coef: totalCoef(coupon),
    typeId: coupon.typeId,
    changeCoefAction: coupon.changeCoefAction,
  });
  const request = PlacementRequested({ coupon: ordered });
  return movedBets(coupon).length === 0 ? accept(request) : accept(acceptedPrices(state), request);
};

/** The server has never heard of it, so it is a new bet like any other. */
const retryPlacement: Decider<Empty> = (_data, state) => {
  const { placement, sent } = state.coupon;
  if (placement.tag !== "lost") return refuse("nothing_to_do");
  const closed = playClosedTo(state, sent?.coupon.amount ?? 0);
  return closed === null ? accept(PlacementRetried({ key: placement.key })) : refuse(closed);
};

const closePlacement: Decider<Empty> = (_data, { coupon }) => {
  if (isPlacing(coupon)) return refuse("placement_running");
  return coupon.placement.tag === "editing" ? refuse("nothing_to_do") : accept(PlacementClosed({}));
};

const commands = {
  RemoveLockedBets,
  SetAmount,
  AcceptPrices,
  ChooseChangeCoefAction,
  DropOnScoreChange,
  PlaceCoupon,
  PlaceOneClick,
  RetryPlacement,
  ClosePlacement,
} as const;
export type PlaceCommands = typeof commands;

/** The deciders of the coupon's own screens; they load with them. */
export const placeDeciders: DecidersOf<PlaceCommands> = {
  RemoveLockedBets: removeLockedBets,
  SetAmount: setAmount,
  AcceptPrices: acceptPrices,
  ChooseChangeCoefAction: chooseChangeCoefAction,
  DropOnScoreChange: dropOnScoreChange,
  PlaceCoupon: placeCoupon,
  PlaceOneClick: placeOneClick,
  RetryPlacement: retryPlacement,
  ClosePlacement: closePlacement,
};
