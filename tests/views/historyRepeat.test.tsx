// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { BetsHistory } from "../../src/events/bets/events.ts";
import {
  BetMatches,
  BetRepeatWanted,
  CouponCodeHeld,
  CouponLoaded,
} from "../../src/events/couponCodes/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { PlacementRequested } from "../../src/events/placement/events.ts";
import { CodeNews } from "../../src/views/sections/coupon/CodeSheet.tsx";
import { History } from "../../src/views/sections/history/History.tsx";
import { bet } from "../kit/bets.ts";
import { pickedEarlier, placedEarlier } from "../kit/history.ts";
import { limitOf } from "../kit/limits.ts";
import { placedCoupon } from "../kit/placed.ts";
import { bets, player, received, show } from "./player.tsx";
import { tap } from "./render.tsx";

const coupon = (id: number, status: string) =>
  placedEarlier(id, { status, bets: [pickedEarlier({ status })] });
const list: Draft = BetsHistory.answered({
  call: 1,
  ask: { status: null, pageToken: null },
  body: {
    items: [coupon(1, "open"), coupon(2, "won")],
    nextPageToken: null,
    summary: { count: 2, amount: 10, payout: 10.2, currencyIso: "EUR" },
  },
});
const limits = (...data: readonly ReturnType<typeof limitOf>[]): Draft =>
  ClientLimits.answered({ call: 9, ask: {}, body: { data: [...data] } });
const buttons = (page: HTMLElement, text: string): readonly HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>("button")].filter((one) => one.textContent === text);

describe("a bet of the history can be placed again", () => {
  it("if a pick of it is open: it leads to the coupon", () => {
    const fake = received(...player(100), limits(), list);
    const page = show(fake, <History />);
    const [again, ...others] = buttons(page, "Bet again");
    expect(others).toEqual([]);
    if (again === undefined) throw new Error("no button");
    tap(again);
    expect(fake.sent).toMatchObject([
      { type: "RepeatBet", data: { couponId: 1 } },
      { type: "GoTo", data: { path: "/en/coupon" } },
    ]);
  });

  it("unless play is closed to the player, or that is not known", () => {
    for (const events of [[list], [list, limits(limitOf(30, 1))]]) {
      const page = show(received(...player(100), ...events), <History />);
      expect(buttons(page, "Bet again")).toEqual([]);
    }
  });
});

describe("the coupon says of a bet that is placed again", () => {
  const wanted = BetRepeatWanted({
    couponId: 48_210_381,
    typeId: 0,
    systemValue: 2,
    bets: [],
    missing: [],
    stake: null,
  });
  const loaded = (more: Partial<Parameters<typeof CouponLoaded>[0]>): Draft =>
    CouponLoaded({
      code: "",
      typeId: 0,
      systemValue: 2,
      bets: [bet(901)],
      prices: [],
      missing: [],
      goneCount: 0,
      repeated: { couponId: 48_210_381, isWhole: true, stake: { amount: 5, iso: "EUR" } },
      ...more,
    });
  const failed = BetMatches.failed({
    call: 3,
    ask: { feed: "live", permanentIds: [1] },
    error: { tag: "offline" },
  });
  it.each<[string, readonly Draft[]]>([
    ["Looking up the picks of bet No. 48 210 381…", []],
    ["They replace your bet, which you can put back.", [...bets(902), CouponCodeHeld({})]],
    ["The picks of this bet could not be looked up.", [failed]],
    ["The kind of bet and the stake were taken over.", [loaded({})]],
    [
      "The kind of bet was taken over, the stake was not.",
      [loaded({ repeated: { couponId: 1, isWhole: true, stake: null } })],
    ],
    [
      "No longer offered: Norrvik – Alba. Without all picks it is another bet",
      [
        loaded({
          missing: ["Norrvik – Alba"],
          repeated: { couponId: 1, isWhole: false, stake: null },
        }),
      ],
    ],
    ["No pick of bet No. 48 210 381 is offered any more.", [loaded({ bets: [] })]],
  ])("%s", (text, events) => {
    const page = show(received(...player(100), wanted, ...events), <CodeNews />);
    expect(page.textContent?.replaceAll("\u00a0", " ")).toContain(text);
  });

  it("nothing any more once the coupon is placed", () => {
    const fake = received(...player(100), wanted, loaded({}));
    const page = show(fake, <CodeNews />);
    fake.emit(PlacementRequested({ coupon: placedCoupon() }));
    expect(page.textContent).toBe("");
  });

  it("how to try again, to keep the own bets, and to take the others", () => {
    const fake = received(...player(100), wanted, failed);
    const page = show(fake, <CodeNews />);
    const [again] = buttons(page, "Try again");
    if (again) tap(again);
    for (const text of ["Not now", "Take its picks"]) {
      fake.emit(wanted, CouponCodeHeld({}));
      for (const one of buttons(page, text)) tap(one);
    }
    expect(fake.sent.map(({ type }) => type)).toEqual([
      "RepeatBet",
      "LeaveCouponCode",
      "ReplaceCoupon",
    ]);
  });
});
