// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { BetsHistory } from "../../src/events/bets/events.ts";
import { answeredDrafts } from "../../src/infra/http/answered.ts";
import { Vault } from "../../src/infra/vault.ts";
import { History } from "../../src/views/sections/history/History.tsx";
import { startedAt } from "./fakeClient.ts";
import { player, show, received } from "./player.tsx";

const bet = {
  marketId: 901,
  sportName: "Football",
  champName: "Cup",
  opponents: ["Norrvik", "Bastia Azul"],
  startTime: startedAt / 1000 - 3600,
  isLive: true,
  marketName: "Match result",
  outcomeName: "Norrvik",
  coef: 2.04,
  status: "won",
  formattedScore: "2:1",
};
const coupon = (id: number, more: object = {}) => ({
  id,
  accountId: 11,
  currencyIso: "EUR",
  typeId: 0,
  createdAt: startedAt / 1000 - 60,
  settledAt: null,
  amount: 5,
  coef: 2.04,
  possibleWin: 10.2,
  payout: 10.2,
  status: "won",
  bets: [bet],
  ...more,
});
/** As the page receives it from the server. */
const history = (...items: readonly object[]): readonly Draft[] =>
  answeredDrafts(
    BetsHistory,
    {
      call: 1,
      ask: { status: null, pageToken: null },
      body: {
        items,
        nextPageToken: null,
        summary: { count: items.length, amount: 15, payout: 10.2, currencyIso: "EUR" },
      },
    },
    new Vault(),
  );
const open = (...items: readonly object[]) =>
  show(received(...player(100), ...history(...items)), <History />).textContent;

describe("a history with invalid data", () => {
  it("shows a status outside the contract as the server names it", () => {
    const odd = { status: "settled_by_rule", bets: [{ ...bet, status: "settled_by_rule" }] };
    const text = open(coupon(1), coupon(2, { ...odd, payout: 7.6 }));
    expect(text).toContain("Won");
    expect(text).toContain("Status: settled_by_rule");
    expect(text).toContain("7.60");
  });

  it("shows a bet whose server writes null for what it leaves out", () => {
    const nulls = { systemValue: null, promoCode: null, cashedOut: null, prepaid: null };
    const legs = [{ ...bet, isBanker: null, deadHeat: null, gamePermanentId: null }];
    expect(open(coupon(1, { ...nulls, bets: legs }))).toContain("Won");
  });

  it("does not claim what such a bet has paid when the server does not say", () => {
    expect(open(coupon(2, { status: "half_won", payout: null }))).toContain("Paid–");
    expect(open(coupon(2, { status: "won", payout: null }))).toContain("Paid–");
    expect(open(coupon(2, { status: "cancelled", payout: null }))).toContain("Returned–");
    expect(open(coupon(2, { status: "lost", payout: null }))).toContain("Paid€0.00");
  });

  it("shows a bet once that the server lists twice, and none of it when it is gone", () => {
    const fake = received(...player(100), ...history(coupon(1), coupon(1), coupon(2)));
    const page = show(fake, <History />);
    expect(page.querySelectorAll("article")).toHaveLength(2);
    fake.emit(...history(coupon(2)));
    expect(page.querySelectorAll("article")).toHaveLength(1);
  });

  it("drops an unreadable bet but not the others, and logs it", () => {
    const text = open(coupon(1), coupon(2, { amount: "five" }));
    expect(text).toContain("Won");
    expect(history(coupon(1), coupon(2, { amount: "five" }))[0]).toMatchObject({
      type: "AnswerPartsLeftOut",
      data: { call: "BetsHistory", count: 1 },
    });
  });
});
