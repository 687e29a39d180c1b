// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Sealed } from "../../src/codec/codec.ts";
import {
  type BetStatus,
  type HistoryCoupon,
  type LegStatus,
  BetsHistory,
  HistoryFiltered,
} from "../../src/events/bets/events.ts";
import { type HistoryFilter, settledStatuses } from "../../src/events/bets/index.ts";
import type { Draft } from "../../src/events/define.ts";
import { History } from "../../src/views/sections/history/History.tsx";
import { startedAt } from "./fakeClient.ts";
import { list, menus, norrvik } from "./matchDay.ts";
import { control, player, show, received } from "./player.tsx";
import { one, tap } from "./render.tsx";

const now = startedAt / 1000;
const coupon = (
  id: number,
  status: BetStatus,
  more: Partial<HistoryCoupon> = {},
): HistoryCoupon => ({
  id,
  accountId: 11,
  currencyIso: "EUR",
  typeId: 0,
  createdAt: now - 60,
  settledAt: null,
  amount: 5,
  coef: 2.04,
  possibleWin: 10.2,
  payout: status === "won" ? 10.2 : null,
  status,
  bets: [
    {
      marketId: 901,
      sportName: "Football",
      champName: "Cup",
      opponents: ["Norrvik", "Bastia Azul"],
      startTime: now - 3600,
      isLive: true,
      marketName: "Match result",
      outcomeName: "Norrvik",
      coef: 2.04,
      status,
      formattedScore: "2:1 (1:1)",
    },
  ],
  ...more,
});

const page1 = (items: HistoryCoupon[], nextPageToken: string | null = null): Draft =>
  BetsHistory.answered({
    call: 1,
    ask: { status: null, pageToken: null },
    body: {
      items,
      nextPageToken,
      summary: { count: items.length, amount: 15, payout: 10.2, currencyIso: "EUR" },
    },
  });
const found = (filter: HistoryFilter, items: HistoryCoupon[]): Draft =>
  BetsHistory.answered({
    call: 3,
    ask: { status: null, pageToken: null, filter },
    body: {
      items,
      nextPageToken: null,
      summary: { count: items.length, amount: 5, payout: 10.2, currencyIso: "EUR" },
    },
  });
const failed = BetsHistory.failed({
  call: 2,
  ask: { status: null, pageToken: null },
  error: { tag: "offline" },
});
const open = (...events: readonly Draft[]) => {
  const fake = received(...player(100), ...events);
  return { fake, page: show(fake, <History />) };
};
const tab = (page: HTMLElement, text: string) => {
  const found = [...page.querySelectorAll<HTMLElement>("[role=tab]")].find((one) =>
    one.textContent?.startsWith(text),
  );
  if (found === undefined) throw new Error(`no tab ${text}`);
  tap(found);
};

describe("the bets history", () => {
  it("keeps the place of the bets while they load, and reports when they fail to load", () => {
    const { fake, page } = open();
    expect(page.querySelector('[aria-busy="true"]')).not.toBeNull();
    fake.emit(failed);
    expect(one(page, '[role="alert"]').textContent).toContain("Your bets did not load.");
  });

  it("shows the possible payout of an open bet, and the payout of a won one", () => {
    const { page } = open(page1([coupon(48_210_381, "open"), coupon(48_210_377, "won")]));
    const [first, second] = page.querySelectorAll("article");
    const text = first?.textContent?.replaceAll("\u00a0", " ");
    expect(text).toContain("SingleNo. 48 210 381");
    expect(text).toContain("Match result: Norrvik2–1Norrvik – Bastia Azul2.04");
    expect(text).toContain("Stake€5.00Odds2.04Possible win€10.20");
    expect(second?.textContent).toContain("Paid+€10.20");
    expect(second?.textContent).toContain("Norrvik – Bastia Azul, 2–1");
  });

  it("shows the minute and the score of a live match, from the live list", () => {
    const [leg] = coupon(1, "open").bets;
    if (leg === undefined) throw new Error("a coupon without bets");
    const live = { ...leg, gamePermanentId: norrvik.permanentId, formattedScore: "0:0" };
    const { fake, page } = open(page1([coupon(1, "open", { bets: [live] })]));
    expect(one(page, "article").textContent).toContain("0–0Norrvik – Bastia Azul");
    fake.emit(...menus, list({ feed: "live" }, [norrvik]));
    expect(one(page, "article").textContent).toContain("67′ 2–1Norrvik – Bastia Azul");
  });

  it("formats the score of an innings for players", () => {
    const [leg] = coupon(1, "won").bets;
    if (leg === undefined) throw new Error("a coupon without bets");
    const formattedScore = "181/3 (20.0) : 155/7 (18.2)";
    const { page } = open(page1([coupon(1, "won", { bets: [{ ...leg, formattedScore }] })]));
    expect(page.textContent).toContain("181/3 (20.0 ov) – 155/7 (18.2 ov)");
  });

  it("says that a leg of an express was returned, and removes its price from odds and win", () => {
    const leg = coupon(1, "open").bets[0];
    const express = (...legs: readonly [number, LegStatus][]) =>
      coupon(1, "open", {
        typeId: 1,
        coef: 29.191,
        possibleWin: 145.96,
        bets: legs.flatMap(([coef, status], index) =>
          leg === undefined ? [] : [{ ...leg, marketId: 901 + index, coef, status }],
        ),
      });
    const { fake, page } = open(
      page1([express([2.66, "returned"], [2.33, "open"], [4.71, "won"])]),
    );
    const text = () => page.querySelector("article")?.textContent;
    expect(text()).toContain("Returned. Counts with odds of 1.");
    expect(text()).toContain("Odds10.97Possible win€54.87");
    fake.emit(page1([express([2.66, "half_lost"], [2.33, "open"], [4.71, "half_won"])]));
    expect(text()).toContain("Half lost, half returned.");
    expect(text()).toContain("Half won, half returned.");
    // 0.5 x 2.33 x 2.855 = 3.326
    expect(text()).toContain("Odds3.33Possible win€16.63");
    fake.emit(page1([express([2.66, "open"], [2.33, "open"], [4.71, "won"])]));
    expect(text()).toContain("Odds29.19Possible win€145.96");
  });

  it("says of a dead heat which part was paid, beside the odds that the bet was placed at", () => {
    const [leg] = coupon(1, "won").bets;
    if (leg === undefined) throw new Error("a coupon without bets");
    const shared = { ...leg, coef: 0.9, deadHeat: { coef: 1.8, places: 1, winners: 2 } };
    const { fake, page } = open(
      page1([coupon(1, "won", { coef: 0.9, possibleWin: 4.5, payout: 4.5, bets: [shared] })]),
    );
    const text = () => one(page, "article").textContent;
    expect(text()).toContain("1.80");
    expect(text()).toContain("Dead heat, 1 of 2. Counts with odds of 0.90.");
    expect(text()).toContain("Odds0.90Paid+€4.50");
    fake.emit(page1([coupon(1, "won")]));
    expect(text()).not.toContain("Dead heat");
  });

  it("says of the picks of an anti-express how they count in it, and nothing of their prices", () => {
    const [leg] = coupon(1, "won").bets;
    if (leg === undefined) throw new Error("a coupon without bets");
    const picks = ["half_won", "half_lost", "returned"] as const;
    const deadHeat = { coef: 1.8, places: 1, winners: 2 };
    const bets = [
      ...picks.map((status, at) => ({ ...leg, marketId: at, status })),
      { ...leg, marketId: 9, coef: 0.9, deadHeat, status: "won" as const },
    ];
    const { page } = open(page1([coupon(1, "won", { typeId: 4, coef: 1.427, bets })]));
    const notes = one(page, "article").textContent ?? "";
    // Its own price, to the decimal that it is paid with.
    expect(notes).toContain("Odds1.427");
    expect(notes).toContain("Half won. Counts as won.");
    expect(notes).toContain("Half lost. Counts as lost.");
    expect(notes).toContain("Returned. Does not count.");
    expect(notes).not.toMatch(/half returned|with odds/);
  });

  it("neither hides nor highlights a lost bet", () => {
    const { page } = open(page1([coupon(1, "lost", { payout: 0 })]));
    expect(one(page, "article").textContent).toContain("Lost");
    expect(one(page, "article").textContent).toContain("Paid€0.00");
  });

  it("sums up all bets and groups them by day", () => {
    const old = coupon(2, "lost", { createdAt: now - 3 * 86_400 });
    const { page } = open(page1([coupon(1, "open"), old]));
    expect(page.querySelector("dl")?.textContent).toBe("All bets2 betsStaked€15.00Paid out€10.20");
    const days = [...page.querySelectorAll("h2")].map(({ textContent }) => textContent);
    expect(days).toEqual(["Today", "17 November"]);
  });

  it("has the server reduce the list: the tabs, then the filters beside them", () => {
    const { fake, page } = open(page1([coupon(1, "open"), coupon(2, "won")]));
    tab(page, "Settled");
    const settled = { status: settledStatuses };
    expect(fake.sent).toEqual([{ type: "FilterHistory", data: { filter: settled } }]);
    fake.emit(HistoryFiltered({ filter: settled }));
    expect(page.querySelectorAll("article")).toHaveLength(0);
    expect(page.querySelector('[aria-busy="true"]')).not.toBeNull();
    fake.emit(found(settled, [coupon(2, "won")]));
    expect(page.querySelectorAll("article")).toHaveLength(1);
    expect(page.querySelector("dl")?.textContent).toContain("Found1 bet");
    tap(control(page, "Filters"));
    tap(control(page, "Today"));
    tap(control(page, "Expresses"));
    tap(control(page, "Show bets"));
    const midnight = Math.floor(startedAt / 86_400_000) * 86_400;
    expect(fake.sent.at(-1)).toEqual({
      type: "FilterHistory",
      data: {
        filter: { ...settled, typeId: 1, dateFrom: midnight, dateTo: midnight + 86_400 },
      },
    });
  });

  it("says when nothing matches, and clears the filters", () => {
    const { fake, page } = open(page1([coupon(1, "open")]));
    const filter = { text: "§personal:1" as Sealed };
    fake.emit(HistoryFiltered({ filter }), found(filter, []));
    expect(page.textContent).toContain("No bet matches these filters.");
    tap(control(page, "Clear filters"));
    expect(fake.sent).toEqual([{ type: "FilterHistory", data: { filter: null } }]);
    fake.emit(HistoryFiltered({ filter: null }));
    expect(page.querySelectorAll("article")).toHaveLength(1);
  });

  it("requests the next page only where there is one", () => {
    const { fake, page } = open(page1([coupon(1, "open")], "next"));
    tap(control(page, "Show more"));
    expect(fake.sent).toEqual([{ type: "LoadMoreBets", data: {} }]);
    fake.emit(page1([coupon(1, "open")]));
    expect(page.textContent).not.toContain("Show more");
  });

  it("keeps its content when a later request fails, and says that it may be old", () => {
    const { page } = open(page1([coupon(1, "open")]), failed);
    expect(page.querySelectorAll("article")).toHaveLength(1);
    expect(page.textContent).toContain("The list may be out of date.");
  });
});
