// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { BetsHistory, OpenedBets } from "../../src/events/bets/events.ts";
import { OpenedCoupons } from "../../src/views/sections/openedBets/OpenedCoupons.tsx";
import { answered } from "../kit/events.ts";
import { placedEarlier } from "../kit/history.ts";
import { player, received, show } from "./player.tsx";
import { one } from "./render.tsx";

const open = (...ids: readonly number[]) =>
  answered(
    OpenedBets,
    { pageToken: null },
    { items: ids.map((id) => placedEarlier(id)), nextPageToken: null },
  );

it("a bet that has left the open ones says no more than is known of it, until the history tells", () => {
  const fake = received(...player(100), open(78, 77));
  const page = show(fake, <OpenedCoupons />);
  fake.emit(open(77));
  const card = () => page.querySelector("article")?.textContent;
  expect(card()).toContain("No longer open");
  expect(card()).toContain("Paid–");
  expect(card()).not.toContain("Possible win");
  one(page, "article [inert]");
  fake.emit(
    answered(
      BetsHistory,
      { status: null, pageToken: null, filter: { dateFrom: 1, dateTo: 2 } },
      {
        items: [placedEarlier(78, { status: "won", payout: 6 })],
        nextPageToken: null,
        summary: { count: 1, amount: 5, payout: 6, currencyIso: "EUR" },
      },
    ),
  );
  expect(card()).toContain("Won");
  expect(card()).toContain("Paid+€6.00");
  expect(page.querySelectorAll("article")).toHaveLength(2);
});
