import { describe, expect, it } from "vitest";
import { BetStoriesFound } from "../../src/events/betStories/events.ts";
import { betStoriesOf, storyOf } from "../../src/events/betStories/index.ts";
import { CouponPlaced } from "../../src/events/coupon/events.ts";
import type { Draft } from "../../src/events/define.ts";
import {
  CouponPending,
  CouponRejected,
  PlaceCoupon,
  PlacementLost,
  PlacementRetried,
  PlacementUnknown,
} from "../../src/events/placement/events.ts";
import { PlacementDeferred, PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { PlaceSingles, SinglesOpened } from "../../src/events/placement/singlesEvents.ts";
import {
  PowerBet,
  PowerBetOpened,
  PowerBetPlaced,
  PowerBetRefused,
} from "../../src/events/powerBet/events.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { SettlementsTold } from "../../src/events/settlements/events.ts";
import { bet } from "../kit/bets.ts";
import { anna, signedIn } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

const key = "key-1";
const added = [{ betId: 901, coef: 2.5, at: START_AT - 60_000 }];
const opened = PlacementOpened({ key, userId: anna, coupon: placedCoupon(), added });
const asked = PlaceCoupon.asked({ call: 1, ask: { key, userId: anna, coupon: placedCoupon() } });
const placed = CouponPlaced({
  key,
  couponId: 77,
  accountId: 11,
  coef: 2.05,
  amount: 10,
  possibleWin: 20.5,
  balance: 90,
});
const storiesAfter = (...events: readonly Draft[]) => betStoriesOf(stateOf(signedIn, ...events));
const stepsAfter = (...events: readonly Draft[]) =>
  storiesAfter(opened, ...events)[0]?.steps.map(({ tag, times }) => `${tag} ${times}`);
/** The events of `stateOf` are one second apart; the sign-in is the first. */
const second = (index: number) => START_AT + index * 1_000;

describe("the story of a bet", () => {
  it("begins with the tap: what was sent, the policy, and for each pick when and at which price it was added", () => {
    const { market, title } = bet(901);
    expect(storiesAfter(opened)).toEqual([
      {
        key,
        way: "coupon",
        tappedAt: second(2),
        accountId: 11,
        amount: 10,
        coef: 1.85,
        typeId: 0,
        changeCoefAction: 2,
        legs: [
          {
            betId: 901,
            name: `${title.market}: ${title.outcome}`,
            coef: market.coef,
            added: { coef: 2.5, at: START_AT - 60_000 },
          },
        ],
        steps: [],
      },
    ]);
  });

  it("accepted at another price, it has what was sent and what was answered", () => {
    const [story] = storiesAfter(opened, asked, placed);
    expect(story).toMatchObject({
      coef: 1.85,
      steps: [{ tag: "sent", at: second(3), times: 1 }],
      answer: { tag: "accepted", at: second(4), couponId: 77, coef: 2.05, possibleWin: 20.5 },
    });
  });

  it("refused, it has the code and the server's word, and is the story of no coupon", () => {
    const told = CouponRejected({ key, code: 2001, message: "The odds have changed", changed: [] });
    const stories = storiesAfter(opened, asked, told);
    expect(stories[0]?.answer).toEqual({
      tag: "refused",
      at: second(4),
      code: 2001,
      message: "The odds have changed",
    });
    expect(storyOf(stories, 77)).toBeUndefined();
  });

  it("has the delay of the server and how long it was to last", () => {
    const pending = CouponPending({ key, requestId: "r", checkAt: second(9) });
    expect(storiesAfter(opened, asked, pending)[0]?.steps[1]).toEqual({
      tag: "pending",
      at: second(4),
      times: 1,
      lastAt: second(4),
      untilAt: second(9),
    });
  });

  it("counts what happens again, until the player asks again", () => {
    const unknown = (tries: number) => PlacementUnknown({ key, tries });
    const deferred = PlacementDeferred({ key, tries: 1, askAt: second(9) });
    const lost = PlacementLost({ key });
    const retried = PlacementRetried({ key });
    const again = [asked, unknown(1), asked, unknown(2), lost];
    expect(stepsAfter(asked, deferred, ...again)).toEqual([
      "sent 3",
      "deferred 1",
      "unknown 2",
      "lost 1",
    ]);
    expect(stepsAfter(...again, retried, asked, placed)).toEqual([
      "sent 2",
      "unknown 2",
      "lost 1",
      "retried 1",
      "sent 1",
    ]);
  });

  it("lost and found: a later page takes it up, and it ends with the answer", () => {
    const [left] = storiesAfter(opened, asked, PlacementUnknown({ key, tries: 1 }));
    const found = BetStoriesFound({
      stories: left === undefined ? [] : [left],
      isElsewhere: false,
    });
    const [story] = storiesAfter(found, asked, placed);
    expect(story?.steps.map(({ tag }) => tag)).toEqual(["sent", "unknown", "found", "sent"]);
    expect(story?.answer).toMatchObject({ tag: "accepted", couponId: 77 });
  });

  it("another tab that reads it while it is under way does not find it", () => {
    const [left] = storiesAfter(opened, asked);
    const found = BetStoriesFound({ stories: left === undefined ? [] : [left], isElsewhere: true });
    expect(storiesAfter(found)).toEqual([left]);
  });

  it("an answer after the answer changes nothing, and neither does one to an unknown bet", () => {
    const before = storiesAfter(opened, asked, placed);
    const late = [
      PlacementUnknown({ key, tries: 1 }),
      CouponRejected({ key, code: 1, changed: [] }),
    ];
    expect(storiesAfter(opened, asked, placed, ...late)).toEqual(before);
    expect(storiesAfter(placed)).toEqual([]);
  });

  it("each single of a set has its own, and one request sends them all", () => {
    const single = (id: number) => ({
      key: `key-${id}`,
      coupon: { ...placedCoupon(), bets: [bet(id)] },
    });
    const singles = [single(901), single(911)];
    const stories = storiesAfter(
      SinglesOpened({ setKey: "set", userId: anna, singles, added }),
      PlaceSingles.asked({ call: 1, ask: { setKey: "set", userId: anna, singles } }),
      CouponRejected({ key: "key-911", code: 2001, changed: [] }),
    );
    expect(
      stories.map(({ answer, legs, steps, way }) => [
        way,
        legs.map(({ betId, added: put }) => [betId, put?.coef]),
        steps.map(({ tag }) => tag),
        answer?.tag,
      ]),
    ).toEqual([
      ["singles", [[901, 2.5]], ["sent"], undefined],
      ["singles", [[911, undefined]], ["sent"], "refused"],
    ]);
  });

  it("a bet of one tap was in no coupon", () => {
    const oneTap = PlacementOpened({ key, userId: anna, coupon: placedCoupon(), isOneClick: true });
    expect(storiesAfter(oneTap)[0]).toMatchObject({ way: "oneClick", legs: [{ betId: 901 }] });
    expect(storiesAfter(oneTap)[0]?.legs[0]).not.toHaveProperty("added");
  });

  it("a power bet is a bet of this device too, placed or refused", () => {
    const wish = {
      couponId: 70,
      accountId: 11,
      currencyIso: "EUR",
      offerId: "o",
      marketId: 901,
      amount: 5,
      coef: 2.2,
    };
    const begun = [
      PowerBetOpened({ key, userId: anna, wish }),
      PowerBet.asked({ call: 1, ask: { key, wish } }),
    ];
    const ends = PowerBetPlaced({ key, wish, placedId: 78, possibleWin: 11, balance: null });
    const done = storiesAfter(...begun, ends);
    expect(storyOf(done, 78)).toMatchObject({
      way: "powerBet",
      changeCoefAction: null,
      coef: 2.2,
      answer: { tag: "accepted", possibleWin: 11 },
    });
    const no = storiesAfter(...begun, PowerBetRefused({ key, code: 2001 }));
    expect(no[0]?.answer).toMatchObject({ tag: "refused", code: 2001 });
  });

  it("notes when a notice told of the settlement, once", () => {
    const told = SettlementsTold({ ids: [76, 77] });
    expect(storiesAfter(opened, asked, placed, told, told)[0]?.toldAt).toBe(second(5));
    expect(storiesAfter(opened, asked, told)[0]?.toldAt).toBeUndefined();
  });

  it("leaves with the session", () => {
    expect(storiesAfter(opened, placed, SessionClosed({ reason: "player" }))).toEqual([]);
  });
});
