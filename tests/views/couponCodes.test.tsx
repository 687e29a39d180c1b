// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import {
  BetRepeatWanted,
  CouponCodeHeld,
  CouponCodeTyped,
  CouponLoaded,
  SavedCoupon,
} from "../../src/events/couponCodes/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { PlacementRequested } from "../../src/events/placement/events.ts";
import { CodeNews } from "../../src/views/sections/coupon/CodeSheet.tsx";
import { bet } from "../kit/bets.ts";
import { placedCoupon } from "../kit/placed.ts";
import { bets, player, received, show } from "./player.tsx";
import { tap } from "./render.tsx";

const typed = CouponCodeTyped({ code: "K4TQ9" });
const saved = (id: number) => ({
  market: { id, coef: 2, gameId: 501, isLive: true },
  game: { opponent1NameEn: `Home ${id}`, opponent2NameEn: `Away ${id}` },
});
const found = (count: number): Draft =>
  SavedCoupon.answered({
    call: 1,
    ask: { code: "K4TQ9", lng: "en" },
    body: {
      typeId: 1,
      systemValue: 2,
      bets: Array.from({ length: count }, (_, id) => saved(id + 1)),
      goneCount: 0,
    },
  });
const loaded = (more: Partial<Parameters<typeof CouponLoaded>[0]>): Draft =>
  CouponLoaded({
    code: "K4TQ9",
    typeId: 0,
    systemValue: 2,
    bets: [bet(901)],
    prices: [],
    missing: [],
    goneCount: 0,
    ...more,
  });
const matches = (count: number): string[] =>
  Array.from({ length: count }, (_, id) => `Home ${id} – Away ${id}`);

describe("a code with more bets than a coupon takes [coupon-044]", () => {
  it.each<[string, readonly Draft[]]>([
    [
      "A coupon takes the first 100 bets under a code: 1 more is left out. Left out: Home 0 – Away 0.",
      [loaded({ leftOut: matches(1) })],
    ],
    [
      "20 more are left out. Left out: Home 0 – Away 0, Home 1 – Away 1, Home 2 – Away 2, Home 3 – Away 3, Home 4 – Away 4 and 15 more matches.",
      [loaded({ leftOut: matches(20) })],
    ],
    [
      "under a code: 2 more are left out. No longer offered: Home 0 – Away 0, Home 1 – Away 1, Home 2 – Away 2, Home 3 – Away 3, Home 4 – Away 4 and 1 more match.",
      [loaded({ leftOut: ["", ""], missing: matches(6) })],
    ],
    [
      "The first 100 bets under this code are over. A coupon takes no more, so 3 others were not looked at.",
      [loaded({ bets: [], leftOut: matches(3) })],
    ],
    [
      "They replace your bet, which you can put back. A coupon takes the first 100 bets under a code: 4 more are left out. Left out: Home 101 – Away 101,",
      [...bets(902), found(104), CouponCodeHeld({})],
    ],
  ])("says: %s", (text, events) => {
    const page = show(received(...player(100), typed, ...events), <CodeNews />);
    expect(page.textContent?.replaceAll("\u00a0", " ")).toContain(text);
  });

  it("says nothing of it when all have a place, and can be closed and taken", () => {
    const fake = received(...player(100), typed, ...bets(902), found(100), CouponCodeHeld({}));
    const page = show(fake, <CodeNews />);
    expect(page.textContent).not.toContain("left out");
    const press = (name: string) => {
      for (const one of page.querySelectorAll("button")) if (one.textContent === name) tap(one);
    };
    press("Load the bets");
    fake.emit(loaded({ leftOut: matches(2) }));
    press("Got it");
    expect(fake.sent.map(({ type }) => type)).toEqual(["ReplaceCoupon", "LeaveCouponCode"]);
  });
});

it("the own bets cannot give way while they are being placed, and it is said", () => {
  const requested = PlacementRequested({ coupon: placedCoupon() });
  const page = (...events: readonly Draft[]) =>
    show(received(...player(100), ...bets(901), ...events, CouponCodeHeld({})), <CodeNews />);
  const repeated = BetRepeatWanted({
    couponId: 7,
    typeId: 0,
    systemValue: 2,
    bets: [],
    missing: [],
    stake: null,
  });
  for (const wanted of [[typed, found(1)], [repeated]]) {
    expect(page(...wanted).querySelectorAll("button")).toHaveLength(2);
    const busy = page(...wanted, requested);
    expect(busy.querySelectorAll("button")).toHaveLength(1);
    expect(busy.textContent).toContain("A bet is being placed.");
  }
});
