import { describe, expect, it } from "vitest";
import { PlaceOneClick } from "../../src/commands/oneClickTap.ts";
import {
  CloseOneClickRefusal,
  SetOneClickAmount,
  TurnOneClick,
} from "../../src/commands/oneClick.ts";
import { DropOnScoreChange, PlaceCoupon } from "../../src/commands/placement.ts";
import { FeedList } from "../../src/events/sports/events.ts";
import { OpenQuickCoupon } from "../../src/commands/navigation.ts";
import { Accounts } from "../../src/events/account/events.ts";
import { CouponCleared } from "../../src/events/coupon/events.ts";
import { DropOnScoreChangeChosen, PlacementRequested } from "../../src/events/placement/events.ts";
import { QuickCouponToggled } from "../../src/events/navigation/events.ts";
import {
  OneClickAmountSet,
  OneClickRefusalClosed,
  OneClickTurned,
} from "../../src/events/oneClick/events.ts";
import { CommandRefused } from "../../src/events/runtime/events.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { WentOffline } from "../../src/events/shell/events.ts";
import {
  added,
  answered,
  liveFeed,
  prices,
  readyToPlace,
  signedIn,
  withMoney,
} from "../kit/events.ts";
import { on, switched, switchedTo } from "../kit/oneClick.ts";
import { placedCoupon } from "../kit/placed.ts";
import { account } from "../kit/site.ts";
import { wholeFeed } from "../kit/siteFeed.ts";
import { given } from "../kit/spec.ts";

const off = OneClickTurned({ isActiveOneClick: false });
const offered = [signedIn, withMoney(), switched];
const turnOn = TurnOneClick({ isOn: true, isCouponCleared: false });
const enable = TurnOneClick({ isOn: true, isCouponCleared: true });
const fiveEuros = OneClickAmountSet({ sum: { amount: 5, iso: "EUR" }, isBonusAccount: false });
const ready = [liveFeed, ...offered, on, fiveEuros];
const tap = PlaceOneClick({ outcomeId: 901 });

describe("TurnOneClick", () => {
  it("needs no confirmation with an empty coupon [coupon-019]", () =>
    given(...offered)
      .when(turnOn)
      .expectEvents(on));
  it("asks first when there are bets [coupon-017]", () =>
    given(...offered, ...added(901))
      .when(turnOn)
      .expectRefusal("coupon_not_empty"));
  it("clears the bets when the player agreed [coupon-018]", () =>
    given(...offered, ...added(901, 902))
      .when(enable)
      .expectEvents(on, CouponCleared({ isUndoable: true })));
  it("leaves bets alone that are being placed", () =>
    given(...offered, ...added(901), PlacementRequested({ coupon: placedCoupon() }))
      .when(enable)
      .expectRefusal("placement_running"));
  it("is off for visitors, and on sites that do not have it [coupon-023]", () => {
    given(switched).when(turnOn).expectRefusal("nothing_to_do");
    given(signedIn, withMoney(), switchedTo(false)).when(turnOn).expectRefusal("nothing_to_do");
    given(signedIn, withMoney()).when(turnOn).expectRefusal("nothing_to_do");
  });
  it("is turned off by anybody at any time", () => {
    const turnOff = TurnOneClick({ isOn: false, isCouponCleared: false });
    given(...offered, on, SessionClosed({ reason: "expired" }))
      .when(turnOff)
      .expectEvents(off);
    given(...offered)
      .when(turnOff)
      .expectRefusal("nothing_to_do");
    given(...offered, on)
      .when(turnOn)
      .expectRefusal("nothing_to_do");
  });
});

describe("drop on score change", () => {
  const chosen = (isDropOnScoreChange: boolean) => DropOnScoreChangeChosen({ isDropOnScoreChange });
  it("turns one-click off [coupon-020]", () =>
    given(...offered, on)
      .when(DropOnScoreChange({ isOn: true }))
      .expectEvents(chosen(true), off));
  it("turned off, or without one-click, changes nothing else", () => {
    given(...offered)
      .when(DropOnScoreChange({ isOn: true }))
      .expectEvents(chosen(true));
    given(...offered, chosen(true))
      .when(DropOnScoreChange({ isOn: false }))
      .expectEvents(chosen(false));
    given(...offered)
      .when(DropOnScoreChange({ isOn: false }))
      .expectRefusal("nothing_to_do");
  });
  it("goes with the coupon, which says the score that stands on the page now", () => {
    const feed = wholeFeed("live");
    const games = feed.games.map((game) => ({
      ...game,
      score: { full: [2, 1], formatted: "2:1" },
    }));
    const scored = answered(
      FeedList,
      { feed: "live", sportId: null, isTop: false, since: null, isQuiet: true },
      { ...feed, games },
    );
    const sent = (isDropOnScoreChange: boolean, fullScores: readonly number[]) =>
      expect.objectContaining({
        data: {
          coupon: expect.objectContaining({
            isDropOnScoreChange,
            bets: [expect.objectContaining({ game: expect.objectContaining({ fullScores }) })],
          }),
        },
      });
    const events = [scored, ...readyToPlace];
    given(...events)
      .when(PlaceCoupon({}))
      .expectEvents(sent(false, [0, 0]));
    given(...events, chosen(true))
      .when(PlaceCoupon({}))
      .expectEvents(sent(true, [2, 1]));
  });
  it("makes way for one-click turned on after it", () =>
    given(...offered, chosen(true))
      .when(turnOn)
      .expectEvents(on, chosen(false)));
});

describe("SetOneClickAmount", () => {
  it("keeps the amount with its currency", () =>
    given(...offered)
      .when(SetOneClickAmount({ amount: 7.506 }))
      .expectEvents(
        OneClickAmountSet({ sum: { amount: 7.5, iso: "EUR" }, isBonusAccount: false }),
      ));
  it("a bonus account has its own", () => {
    const bonus = { ...account, type: 4, iso: "USD" };
    given(signedIn, answered(Accounts, {}, { accounts: [], all_accounts: [bonus] }))
      .when(SetOneClickAmount({ amount: 3 }))
      .expectEvents(OneClickAmountSet({ sum: { amount: 3, iso: "USD" }, isBonusAccount: true }));
  });
  it("refuses what is no number, and without an account", () => {
    given(...offered)
      .when(SetOneClickAmount({ amount: Number.NaN }))
      .expectRefusal("amount_missing");
    given(signedIn)
      .when(SetOneClickAmount({ amount: 3 }))
      .expectRefusal("no_account");
  });
});

describe("PlaceOneClick", () => {
  it("orders one bet at the price of this moment, whatever it will be, and says that it is one [coupon-006]", () => {
    const placed = expect.objectContaining({
      accountId: account.id,
      amount: 5,
      changeCoefAction: 1,
      coef: 1.9,
      coefByView: "1.90",
      typeId: 0,
      isDropOnScoreChange: false,
      bets: [expect.objectContaining({ market: expect.objectContaining({ id: 901, coef: 1.9 }) })],
    });
    given(...ready, prices([1.9, 3.4, 4.25]))
      .when(tap)
      .expectEvents(
        expect.objectContaining({
          type: "PlacementRequested",
          data: { coupon: placed, isOneClick: true },
        }),
      );
  });

  const running = PlacementRequested({ coupon: placedCoupon(), isOneClick: true });
  const refused = [
    ["nothing_to_do", [liveFeed, ...offered]],
    ["nothing_to_do", [liveFeed, signedIn, withMoney(), switchedTo(false), on]],
    ["nothing_to_do", [...ready, SessionClosed({ reason: "expired" })]],
    ["placement_running", [...ready, running]],
    ["offline", [...ready, WentOffline({})]],
    ["outcome_gone", [...offered, on]],
    ["outcome_suspended", [...ready, prices([1.85, 3.4, 4.25], [1, 0, 0])]],
    [
      "amount_missing",
      [...ready, OneClickAmountSet({ sum: { amount: 0, iso: "EUR" }, isBonusAccount: false })],
    ],
    ["not_enough_money", [...ready, withMoney(4.99)]],
    ["no_account", [liveFeed, signedIn, switched, on]],
  ] as const;
  for (const [code, events] of refused) {
    it(`is refused: ${code}, after ${events.at(-1)?.type}`, () =>
      given(...events)
        .when(tap)
        .expectRefusal(code));
  }

  it("stakes the usual first amount where the chosen one is of another currency [coupon-042]", () => {
    const dollars = OneClickAmountSet({ sum: { amount: 5, iso: "USD" }, isBonusAccount: false });
    given(liveFeed, ...offered, on, dollars)
      .when(tap)
      .expectEvents(
        expect.objectContaining({
          data: expect.objectContaining({ coupon: expect.objectContaining({ amount: 5 }) }),
        }),
      );
  });
});

describe("around it", () => {
  it("why nothing was placed can be put away", () => {
    const refusal = CommandRefused({ command: "PlaceOneClick", code: "offline" });
    given(...offered, on, refusal)
      .when(CloseOneClickRefusal({}))
      .expectEvents(OneClickRefusalClosed({}));
    given(...offered, on)
      .when(CloseOneClickRefusal({}))
      .expectRefusal("nothing_to_do");
  });
  it("the quick coupon opens without bets, for the stake is set there", () => {
    given(...offered, on)
      .when(OpenQuickCoupon({}))
      .expectEvents(QuickCouponToggled({ isOpen: true }));
    given(...offered)
      .when(OpenQuickCoupon({}))
      .expectRefusal("coupon_empty");
  });
});
