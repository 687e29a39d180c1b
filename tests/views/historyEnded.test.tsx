// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { BetsHistory, HistoryFiltered } from "../../src/events/bets/events.ts";
import type { HistoryFilter } from "../../src/events/bets/index.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { History } from "../../src/views/sections/history/History.tsx";
import { answered } from "../kit/events.ts";
import { placedEarlier } from "../kit/history.ts";
import { player, received, show } from "./player.tsx";
import { one } from "./render.tsx";

const onlyOpen = { status: "open" };
type Coupon = ReturnType<typeof placedEarlier>;
const page = (
  items: readonly Coupon[],
  filter?: HistoryFilter,
  pages: { readonly pageToken?: string; readonly nextPageToken?: string } = {},
) =>
  answered(
    BetsHistory,
    { status: null, pageToken: pages.pageToken ?? null, ...(filter && { filter }) },
    {
      items,
      nextPageToken: pages.nextPageToken ?? null,
      summary: { count: items.length, amount: 5, payout: 0, currencyIso: "EUR" },
    },
  );
const settled = placedEarlier(78, { status: "won", payout: 6 });
const open = placedEarlier(78);
const other = placedEarlier(77);
const cardsOf = (element: HTMLElement) =>
  [...element.querySelectorAll("article")].map(({ textContent }) => textContent);

it("a bet that leaves the open ones keeps its place among them, and says what the history tells of it", () => {
  const fake = received(...player(100), HistoryFiltered({ filter: onlyOpen }));
  const element = show(fake, <History />);
  fake.emit(page([open, other], onlyOpen), page([other], onlyOpen));
  expect(cardsOf(element)).toEqual([
    expect.stringContaining("Paid–"),
    expect.stringContaining("Possible win"),
  ]);
  one(element, "article [inert]");
  fake.emit(page([settled], { dateFrom: 1, dateTo: 2 }));
  expect(cardsOf(element)).toEqual([
    expect.stringContaining("Paid+€6.00"),
    expect.stringContaining("Possible win"),
  ]);
  fake.emit(page([other], onlyOpen));
  expect(cardsOf(element)).toHaveLength(2);
  fake.emit(RouteEntered({ path: "/en/office/history" }));
  expect(cardsOf(element)).toHaveLength(1);
});

it("a bet behind the first page ends where it is, once the history has told of it", () => {
  const fake = received(...player(100));
  const element = show(fake, <History />);
  fake.emit(page([placedEarlier(79)], undefined, { nextPageToken: "p2" }));
  fake.emit(page([open, other], undefined, { pageToken: "p2" }));
  fake.emit(page([settled], { dateFrom: 1, dateTo: 2 }));
  expect(cardsOf(element)[1]).toContain("Paid+€6.00");
});

it("a poll of the first page drops what is as new and not on it any more", () => {
  const fake = received(...player(100));
  const element = show(fake, <History />);
  const newer = placedEarlier(79, { createdAt: other.createdAt + 1 });
  fake.emit(page([newer, open], undefined, { nextPageToken: "p2" }));
  fake.emit(page([other], undefined, { pageToken: "p2" }));
  fake.emit(page([open, other], undefined, { nextPageToken: "p3" }));
  expect(cardsOf(element)).toHaveLength(2);
});

it("the buttons of a bet that ends in the history leave their room to words", () => {
  const fake = received(...player(100));
  const element = show(fake, <History />);
  const part = { cashedOut: { amount: 3, payout: 2 } };
  fake.emit(page([{ ...open, ...part }, other]));
  fake.emit(page([{ ...settled, ...part }, other]));
  expect(cardsOf(element)[0]).toContain("Won");
  expect(cardsOf(element)[0]).toContain("Cashed out before: €2.00 for a stake of €3.00");
  expect(one(element, "article [inert]").textContent).not.toContain("Cashed out before");
});
