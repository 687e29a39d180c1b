import { ChooseCouponPromo, RemoveCouponPromo } from "../../src/commands/couponPromo.ts";
import { AddBet, RemoveBet } from "../../src/commands/coupon.ts";
import {
  JoinBlocks,
  PutInBlock,
  SetBlockAmount,
  SplitIntoBlocks,
} from "../../src/commands/placement/blocks.ts";
import { DeleteBonusBet, RestoreBonusBet } from "../../src/commands/placement/bonus.ts";
import { ChooseCouponType, SetBetAmount } from "../../src/commands/placement/singles.ts";
import { TurnVipBet } from "../../src/commands/placement/vip.ts";
import {
  ClosePlacement,
  PlaceCoupon as TapPlace,
  RetryPlacement,
  SetAmount,
} from "../../src/commands/placement.ts";
import { CouponPlaced } from "../../src/events/coupon/events.ts";
import {
  betsToSend,
  bonusToSend,
  couponToCheck,
  isVipOn,
  systemOf,
  typeIdOf,
} from "../../src/events/coupon/index.ts";
import { CouponPromoCheck } from "../../src/events/couponPromo/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { CouponLimits } from "../../src/events/placement/boundsEvents.ts";
import type { CouponToPlace } from "../../src/events/placement/couponToPlace.ts";
import {
  CouponPending,
  CouponRejected,
  PlaceCoupon,
  PlacementLost,
  PlacementRequested,
  PlacementRetried,
  PlacementUnknown,
  PlaceState,
} from "../../src/events/placement/events.ts";
import { membersOf } from "../../src/events/placement/index.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import {
  PlaceSingles,
  SinglesOpened,
  SinglesRequested,
} from "../../src/events/placement/singlesEvents.ts";
import { anna, answered, siteWith, withMoney } from "../kit/events.ts";
import { free, promo } from "../kit/promo.ts";
import { account } from "../kit/site.ts";
import { Coupon } from "./couponApp.ts";
import { CODE_PAYS, MAX, MONEY } from "./placingModel.ts";
import type { PlacingStep } from "./placingSteps.ts";

const typeIds = [0, 1, 2, 4, 9];
const site = siteWith({
  coupon: {
    minAmountTypeIds: typeIds,
    maxAmountTypeIds: typeIds,
    isVipBetAllowed: true,
    isBonusBetAllowed: true,
  },
});

/** The coupon with what sends its bets and hears of them. */
export class PlacingCoupon extends Coupon {
  /** Every request, by the key of its bet or its set; one that only asks begins with `?`. */
  readonly requests: string[] = [];
  readonly sent: CouponToPlace[] = [];
  isCodeGood = true;
  #made = 0;
  constructor() {
    super();
    this.fold(site);
    this.fold(withMoney(MONEY));
  }
  override send(command: Draft): boolean {
    const isDone = super.send(command);
    if (isDone) for (const event of this.emitted) this.#carry(event);
    return isDone;
  }
  /** What the epics of placing do about an event. */
  #carry({ type, data }: Draft): void {
    if (type === PlacementRequested.type) this.#open((data as { coupon: CouponToPlace }).coupon);
    if (type === SinglesRequested.type)
      this.#openSet((data as { coupons: readonly CouponToPlace[] }).coupons);
    if (type === PlacementRetried.type) this.#again((data as { key: string }).key);
  }
  #open(coupon: CouponToPlace): void {
    this.#made += 1;
    const key = `bet-${this.#made}`;
    this.fold(PlacementOpened({ key, userId: anna, coupon }));
    this.#request(key, coupon);
  }
  #request(key: string, coupon: CouponToPlace): void {
    this.requests.push(key);
    this.sent.push(coupon);
    this.fold(PlaceCoupon.asked({ call: 1, ask: { key, userId: anna, coupon } }));
  }
  #openSet(coupons: readonly CouponToPlace[]): void {
    this.#made += 1;
    const setKey = `bet-${this.#made}`;
    const singles = coupons.map((coupon, index) => ({ key: `${setKey}-${index}`, coupon }));
    this.fold(SinglesOpened({ setKey, userId: anna, singles }));
    this.#requestSet(setKey);
  }
  #requestSet(setKey: string): void {
    const members = membersOf(this.state.coupon, setKey);
    const singles = members.map(({ coupon, key }) => ({ key, coupon }));
    this.requests.push(setKey);
    this.sent.push(...singles.map(({ coupon }) => coupon));
    this.fold(PlaceSingles.asked({ call: 1, ask: { setKey, userId: anna, singles } }));
  }
  #again(key: string): void {
    const bet = this.state.coupon.open.find((one) => one.key === key);
    if (bet === undefined) return;
    const { requestId, set } = bet;
    if (requestId !== null) {
      this.requests.push(`?${key}`);
      this.fold(PlaceState.asked({ call: 1, ask: { requestId } }));
      return;
    }
    if (set === undefined) return this.#request(key, bet.coupon);
    const members = membersOf(this.state.coupon, set.key);
    if (members.length === set.size) return this.#requestSet(set.key);
    // The request is no longer whole.
    for (const one of members) this.fold(PlacementLost({ key: one.key }));
  }
}

const check = (coupon: PlacingCoupon): void => {
  const { bets, ...what } = couponToCheck(coupon.state.coupon);
  const ask = { promoCode: free, ...what, bets: [...bets] };
  coupon.fold(CouponPromoCheck.asked({ call: 1, ask }));
  const body = { success: coupon.isCodeGood, promo: promo({ amount: CODE_PAYS }) };
  coupon.fold(answered(CouponPromoCheck, ask, body));
};

function answer(coupon: PlacingCoupon, told: string, nth: number): boolean {
  const { open } = coupon.state.coupon;
  const bet = open[nth % Math.max(1, open.length)];
  if (bet === undefined) return false;
  const { key } = bet;
  const { amount, coef } = bet.coupon;
  switch (told) {
    case "accepted": {
      const placed = { couponId: 77, accountId: account.id, coef, amount, possibleWin: amount };
      coupon.fold(CouponPlaced({ key, ...placed, balance: null }));
      return true;
    }
    case "refused":
      coupon.fold(CouponRejected({ key, code: 2002, changed: [] }));
      return true;
    case "pending":
      coupon.fold(CouponPending({ key, requestId: `request-${key}`, checkAt: 0 }));
      return true;
    default:
      coupon.fold(PlacementUnknown({ key, tries: 1 }));
      coupon.fold(PlacementLost({ key }));
      return true;
  }
}

function tellBounds(coupon: PlacingCoupon): boolean {
  const { state } = coupon;
  if (state.coupon.bets.length === 0) return false;
  const ask = {
    typeId: typeIdOf(state.coupon),
    systemValue: systemOf(state.coupon).size,
    bets: [...betsToSend(state.coupon), ...bonusToSend(state)],
    accountId: account.id,
    ...(isVipOn(state) && { isVipBet: true }),
  };
  const rest = { maxPayout: null, amountStep: 1, initialAmount: 5 };
  const isGiven = ask.typeId === 1 && !isVipOn(state);
  const hyperBonusPercent = isGiven ? state.coupon.bets.length : 0;
  const bounds = { minBetAmount: 0, maxBetAmount: MAX, hyperBonusPercent };
  coupon.fold(answered(CouponLimits, ask, { ...bounds, ...rest }));
  return true;
}

/** Carries it out in the app; false: it was refused. */
export function carryOutPlacing(coupon: PlacingCoupon, step: PlacingStep): boolean {
  const { placement, open, promo: code } = coupon.state.coupon;
  switch (step.rule) {
    case "add":
      return coupon.send(AddBet({ outcomeId: step.id }));
    case "remove":
      return coupon.send(RemoveBet({ betId: step.id }));
    case "type":
      return coupon.send(ChooseCouponType({ typeId: step.typeId }));
    case "amount":
      return coupon.send(SetAmount({ amount: step.amount }));
    case "singleAmount":
      return coupon.send(SetBetAmount({ betId: step.id, amount: step.amount }));
    case "blockAmount":
      return coupon.send(SetBlockAmount({ blockId: step.block, amount: step.amount }));
    case "split":
      return coupon.send(SplitIntoBlocks({}));
    case "join":
      return coupon.send(JoinBlocks({}));
    case "toBlock":
      return coupon.send(PutInBlock({ betId: step.id, blockId: step.block }));
    case "vip":
      return coupon.send(TurnVipBet({ isOn: step.isOn }));
    case "bonus":
      return coupon.send(step.isOn ? RestoreBonusBet({}) : DeleteBonusBet({}));
    case "goodCode":
    case "badCode":
      if (!coupon.send(ChooseCouponPromo({ promoCode: free }))) return false;
      coupon.isCodeGood = step.rule === "goodCode";
      check(coupon);
      return true;
    case "codeChecked":
      if (code.promoCode === null || couponToCheck(coupon.state.coupon).typeId === 9) return false;
      if (coupon.state.coupon.bets.length === 0) return false;
      check(coupon);
      return true;
    case "codeOut":
      return coupon.send(RemoveCouponPromo({}));
    case "bounds":
      return tellBounds(coupon);
    case "closeReport":
      return coupon.send(ClosePlacement({}));
    case "askAgain":
      return coupon.send(
        RetryPlacement(placement.tag === "lost" ? {} : { key: open[0]?.key ?? "" }),
      );
    case "place":
      return coupon.send(TapPlace({ isAnotherBet: step.isAnother }));
    case "doubleTap": {
      const { length } = coupon.requests;
      const isPlaced = coupon.send(TapPlace({ isAnotherBet: step.isAnother }));
      coupon.send(TapPlace({ isAnotherBet: step.isAnother }));
      if (coupon.requests.length > length + 1) throw new Error("sent twice");
      return isPlaced;
    }
    case "accepted":
    case "refused":
    case "pending":
    case "lost":
      return answer(coupon, step.rule, step.nth);
    default:
      // The feed says it, see `pricesNow`.
      return true;
  }
}
