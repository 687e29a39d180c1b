import { isRight } from "fp-ts/lib/Either.js";
import {
  AddBet,
  ClearCoupon,
  RemoveBet,
  RestoreBet,
  RestoreCoupon,
} from "../../src/commands/coupon.ts";
import { TurnOneClick } from "../../src/commands/oneClick.ts";
import {
  AcceptPrices,
  ChooseChangeCoefAction,
  ChooseCouponAccount,
  SetAmount,
} from "../../src/commands/placement.ts";
import { SetAmountStep } from "../../src/commands/placement/settings.ts";
import { ChooseCouponType } from "../../src/commands/placement/singles.ts";
import { ChooseSystemSize, MarkBanker } from "../../src/commands/placement/system.ts";
import { Accounts } from "../../src/events/account/events.ts";
import { betsToSend, couponAccount, systemOf, typeIdOf } from "../../src/events/coupon/index.ts";
import { type Draft, draftOf } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { CouponLimits, RefreshCoupon } from "../../src/events/placement/boundsEvents.ts";
import { CouponSettingsChanged } from "../../src/events/placement/settingsEvents.ts";
import { FeedList, Prices } from "../../src/events/sports/events.ts";
import { app } from "../kit/app.ts";
import { answered, liveFeed, signedIn, siteWith } from "../kit/events.ts";
import { account } from "../kit/site.ts";
import { pricesAnswer, wholeFeed } from "../kit/siteFeed.ts";
import { stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";
import { BONUS_ID, type CouponModel, payings } from "./couponModel.ts";
import { ids, type Step } from "./couponSteps.ts";

const typeIds = [0, 1, 2, 4, 9];
const accounts = payings.map(({ id, iso, money }) => ({
  ...account,
  id,
  iso,
  money,
  type: id === BONUS_ID ? 4 : id === 11 ? 0 : 9,
  isActive: id === 11,
}));
const lineFeed = answered(
  FeedList,
  { feed: "line", sportId: null, isTop: false, since: null, isQuiet: true },
  wholeFeed("line"),
);
/** A player with four accounts and their own steps. */
const base = stateOf(
  siteWith({
    coupon: { minAmountTypeIds: typeIds, maxAmountTypeIds: typeIds, isOneClickEnabled: true },
  }),
  signedIn,
  answered(Accounts, {}, { accounts: [], all_accounts: accounts }),
  CouponSettingsChanged({ isManualAmountStep: true }),
);

const entryOf = ({ type, v, data }: Draft, at: number) => ({
  seq: at,
  at: START_AT + at * 1000,
  type,
  v,
  data,
  cause: null,
});

/** The app's own deciders and folds. */
export class Coupon {
  state: State = base;
  /** Why the last command was refused. */
  refusal: string | null = null;
  /** What the last accepted command made. */
  emitted: readonly Draft[] = [];
  #at = 100;
  constructor() {
    // Answers of a feed are written into its tables, so no two coupons may share them.
    this.fold(liveFeed);
    this.fold(lineFeed);
  }
  fold(draft: Draft): void {
    this.#at += 1;
    this.state = app.root.fold(this.state, entryOf(draft, this.#at), (slice, error) => {
      throw new Error(`the fold of "${slice}" threw: ${String(error)}`);
    });
  }
  send(command: Draft): boolean {
    const decision = app.decide(entryOf(command, this.#at + 1), this.state);
    this.refusal = isRight(decision) ? null : decision.left.code;
    if (!isRight(decision)) return false;
    this.emitted = decision.right;
    for (const event of decision.right) this.fold(event);
    return true;
  }
}
/** What both feeds say of all of their outcomes. */
export const pricesNow = ({ feed }: Pick<CouponModel, "feed">): readonly Draft[] =>
  (["live", "line"] as const).map((name) => {
    const own = ids.filter((id) => id < 911 === (name === "live"));
    const known = own.map((id) => feed.get(id) ?? { coef: 1, state: 2 });
    const columns = {
      ids: [...own],
      coefs: known.map(({ coef }) => coef),
      states: known.map(({ state }) => state),
    };
    const body = pricesAnswer(columns);
    return draftOf(Prices.answered, { call: 1, ask: { feed: name, ids: [...own] }, body });
  });

const askOf = ({ coupon }: State) => ({
  typeId: typeIdOf(coupon),
  systemValue: systemOf(coupon).size,
  bets: betsToSend(coupon),
});

/** Carries it out in the app; false: it was refused. */
export function carryOut(coupon: Coupon, taken: Step): boolean {
  switch (taken.rule) {
    case "add":
      return coupon.send(AddBet({ outcomeId: taken.id }));
    case "remove":
      return coupon.send(RemoveBet({ betId: taken.id }));
    case "undoRemove":
      return coupon.send(RestoreBet({}));
    case "clear":
      return coupon.send(ClearCoupon({}));
    case "undoClear":
      return coupon.send(RestoreCoupon({}));
    case "type":
      return coupon.send(ChooseCouponType({ typeId: taken.typeId }));
    case "size":
      return coupon.send(ChooseSystemSize({ systemValue: taken.size }));
    case "banker":
      return coupon.send(MarkBanker({ betId: taken.id, isBanker: taken.isBanker }));
    case "amount":
      return coupon.send(SetAmount({ amount: taken.amount }));
    case "step":
      return coupon.send(SetAmountStep({ step: taken.amount }));
    case "currency":
    case "bonusMoney":
      return coupon.send(ChooseCouponAccount({ accountId: taken.id }));
    case "policy":
      return coupon.send(ChooseChangeCoefAction({ changeCoefAction: taken.policy }));
    case "acceptPrices":
      return coupon.send(AcceptPrices({}));
    case "oneClick":
      return coupon.send(TurnOneClick({ isOn: taken.isOn, isCouponCleared: taken.isCleared }));
    case "bounds": {
      const accountId = couponAccount(coupon.state)?.id ?? 0;
      const { min, max } = taken;
      const body = { minBetAmount: min, maxBetAmount: max, maxPayout: null };
      const rest = { amountStep: 1, initialAmount: 10 };
      coupon.fold(
        answered(CouponLimits, { ...askOf(coupon.state), accountId }, { ...body, ...rest }),
      );
      return true;
    }
    case "antiExpress": {
      const body = { bets: [], coef: 1, antiExpressCoef: taken.coef, pollAfterMs: 3000 };
      coupon.fold(answered(RefreshCoupon, { ...askOf(coupon.state), coefViewId: 0 }, body));
      return true;
    }
    default:
      // The feed says it, see `pricesNow`.
      return true;
  }
}
