// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { BetsHistory } from "../../src/events/bets/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { History } from "../../src/views/sections/history/History.tsx";
import { answered } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { hrefs } from "./contentScreen.tsx";
import { player, received, show } from "./player.tsx";

describe("the actions of the bets history", () => {
  const page1 = (count: number): Draft =>
    answered(
      BetsHistory,
      { status: null, pageToken: null },
      {
        items: Array.from({ length: count }, (_, index) => ({
          id: index + 1,
          accountId: 11,
          currencyIso: "EUR",
          typeId: 0,
          createdAt: 1,
          settledAt: 2,
          amount: 5,
          coef: 2,
          possibleWin: 10,
          payout: 0,
          status: "lost",
          bets: [],
        })),
        nextPageToken: null,
        summary: { count, amount: 5, payout: 0, currencyIso: "EUR" },
      },
    );
  it("lead to the email and to clearing, where there is something to send or clear [route-bets-003]", () => {
    const links = (...events: readonly Draft[]) =>
      hrefs(show(received(...player(100), ...events), <History />), "main a");
    const open = "/en/opened-bets";
    const orders = ["/en/office/history-mail", "/en/office/history-clear"];
    expect(links(page1(1))).toEqual([open, ...orders]);
    expect(links(page1(0))).toEqual([]);
    expect(links()).toEqual([]);
  });
  it("lead to the email with casino games where the operator has a casino, also without bets [route-bets-003]", () => {
    const links = (casino: boolean, count: number) => {
      const body = { ...siteConfig, featureFlags: { casino } };
      const fake = received(...player(100), page1(count));
      fake.emit(SiteConfig.answered({ call: 20, ask: { lang: "en" }, body }));
      return hrefs(show(fake, <History />), "main a");
    };
    const games = "/en/office/history-casino-mail";
    expect(links(true, 0)).toEqual([games]);
    expect(links(false, 0)).toEqual([]);
    expect(links(true, 1)).toEqual([
      "/en/opened-bets",
      "/en/office/history-mail",
      games,
      "/en/office/history-clear",
    ]);
    expect(links(false, 1)).not.toContain(games);
  });
});
