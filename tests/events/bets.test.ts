import { describe, expect, it } from "vitest";
import type { Sealed } from "../../src/codec/codec.ts";
import { BetsHistory, HistoryFiltered, OpenedBets } from "../../src/events/bets/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { bodyOf } from "../../src/events/remoteData.ts";
import { nextTokenOf } from "../../src/events/remoteList.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { CashOutDone } from "../../src/events/cashOut/events.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { withEnded } from "../../src/events/bets/index.ts";
import { answered } from "../kit/events.ts";
import { stateOf } from "../kit/spec.ts";

const signedOut = SessionClosed({ reason: "player" });

describe("history of bets", () => {
  const coupon = (id: number, status = "open") => ({
    id,
    accountId: 11,
    currencyIso: "EUR",
    typeId: 0,
    createdAt: 1,
    settledAt: null,
    amount: 10,
    coef: 2,
    possibleWin: 20,
    payout: null,
    status,
    bets: [],
  });
  const page = (
    pageToken: string | null,
    items: readonly object[],
    nextPageToken: string | null,
  ): Draft =>
    answered(
      BetsHistory,
      { status: null, pageToken },
      { items, nextPageToken, summary: { count: 1, amount: 10, payout: 0, currencyIso: "EUR" } },
    );
  const seen = (...events: readonly Draft[]) =>
    bodyOf(stateOf(...events).bets.history)?.items.map(({ id, status }) => `${id} ${status}`);

  it("is unknown before the first answer, and gone with the session", () => {
    expect(seen()).toBeUndefined();
    expect(seen(page(null, [coupon(2)], null))).toEqual(["2 open"]);
    expect(seen(page(null, [coupon(2)], null), signedOut)).toBeUndefined();
  });

  it("a later page goes behind, a poll renews the first and leaves the rest", () => {
    const events = [
      page(null, [coupon(4), coupon(3)], "p2"),
      page("p2", [coupon(2), coupon(1)], null),
    ];
    expect(seen(...events)).toEqual(["4 open", "3 open", "2 open", "1 open"]);
    const polled = [...events, page(null, [coupon(5), coupon(4, "won")], "p2")];
    expect(seen(...polled)).toEqual(["5 open", "4 won", "3 open", "2 open", "1 open"]);
    expect(nextTokenOf(stateOf(...polled).bets.history)).toBeNull();
  });

  it("a failure is shown until the next answer, and takes nothing away", () => {
    const failed = BetsHistory.failed({
      call: 1,
      ask: { status: null, pageToken: null },
      error: { tag: "offline" },
    });
    const shown = page(null, [coupon(2)], null);
    expect(stateOf(failed).bets.history.tag).toBe("failed");
    expect(seen(shown, failed)).toEqual(["2 open"]);
    expect(stateOf(failed, shown).bets.history.tag).toBe("ready");
  });

  it("a filter has its own list, and an answer for another filter changes nothing", () => {
    const sealedText = (text: "a" | "b") => `§personal:${text === "a" ? 1 : 2}` as Sealed;
    const filtered = (text: "a" | "b", items: readonly object[]): Draft =>
      answered(
        BetsHistory,
        { status: null, pageToken: null, filter: { text: sealedText(text) } },
        {
          items,
          nextPageToken: null,
          summary: { count: 1, amount: 10, payout: 0, currencyIso: "EUR" },
        },
      );
    const shown = (...events: readonly Draft[]) => {
      const { found } = stateOf(...events).bets;
      return found === null ? null : bodyOf(found.history)?.items.map(({ id }) => id);
    };
    const filter = HistoryFiltered({ filter: { text: sealedText("a") } });
    const all = page(null, [coupon(2), coupon(1)], null);
    expect(shown(all)).toBeNull();
    expect(shown(all, filter)).toBeUndefined();
    expect(shown(all, filter, filtered("b", [coupon(1)]))).toBeUndefined();
    expect(shown(all, filter, filtered("a", [coupon(1)]))).toEqual([1]);
    expect(seen(all, filter, filtered("a", [coupon(1)]))).toEqual(["2 open", "1 open"]);
    expect(shown(all, filter, HistoryFiltered({ filter: null }))).toBeNull();
  });
});

describe("open bets", () => {
  const coupon = (id: number, createdAt = id) => ({
    id,
    accountId: 11,
    currencyIso: "EUR",
    typeId: 0,
    createdAt,
    settledAt: null,
    amount: 10,
    coef: 2,
    possibleWin: 20,
    payout: null,
    status: "open",
    bets: [],
  });
  const page = (
    pageToken: string | null,
    ids: readonly number[],
    nextPageToken: string | null,
    total?: number,
  ): Draft =>
    answered(
      OpenedBets,
      { pageToken },
      {
        items: ids.map((id) => coupon(id)),
        nextPageToken,
        ...(total === undefined ? {} : { total }),
      },
    );
  const seen = (...events: readonly Draft[]) => {
    const { opened, openedCount } = stateOf(...events).bets;
    return [bodyOf(opened)?.items.map(({ id }) => id), openedCount];
  };

  it("are counted by the server, or by a list that is complete", () => {
    expect(seen()).toEqual([undefined, null]);
    expect(seen(page(null, [2, 1], null))).toEqual([[2, 1], 2]);
    expect(seen(page(null, [3, 2], "p2"))).toEqual([[3, 2], null]);
    expect(seen(page(null, [3, 2], "p2", 9))).toEqual([[3, 2], 9]);
    expect(seen(page(null, [2, 1], null), signedOut)).toEqual([undefined, null]);
  });

  it("a poll drops a settled bet, and leaves the pages behind the first", () => {
    const both = [page(null, [5, 4], "p2", 4), page("p2", [3, 2], null, 4)];
    expect(seen(...both)).toEqual([[5, 4, 3, 2], 4]);
    expect(seen(...both, page(null, [5, 3], "p2", 3))).toEqual([[5, 3, 2], 3]);
    expect(seen(...both, page(null, [5], null))).toEqual([[5], 1]);
  });

  describe("that have ended", () => {
    const ended = (...events: readonly Draft[]) =>
      stateOf(...events).bets.ended.map(({ id, status }) => `${id} ${status}`);
    const told = (coupon: object): Draft =>
      answered(
        BetsHistory,
        { status: null, pageToken: null, filter: { dateFrom: 1, dateTo: 9 } },
        {
          items: [coupon],
          nextPageToken: null,
          summary: { count: 1, amount: 10, payout: 20, currencyIso: "EUR" },
        },
      );
    const both = page(null, [2, 1], null);
    const one = page(null, [1], null);

    it("are kept until the player goes on, and then as the history tells", () => {
      expect(ended(both)).toEqual([]);
      expect(ended(both, one)).toEqual(["2 open"]);
      expect(ended(both, one, told({ ...coupon(2), status: "won" }))).toEqual(["2 won"]);
      expect(ended(both, one, told({ ...coupon(3), status: "won" }))).toEqual(["2 open"]);
      expect(ended(both, one, page(null, [], null))).toEqual(["2 open", "1 open"]);
      expect(ended(both, one, RouteEntered({ path: "/en/opened-bets" }))).toEqual([]);
      expect(ended(both, one, signedOut)).toEqual([]);
    });

    it("can be open again", () => {
      expect(ended(both, one, both)).toEqual([]);
    });

    it("keep their place by age, and of one second by number", () => {
      const placeOf = (...events: readonly Draft[]) => {
        const { opened, ended } = stateOf(...events).bets;
        return withEnded(bodyOf(opened)?.items ?? [], ended).map(({ id }) => id);
      };
      expect(placeOf(page(null, [3, 2, 1], null), page(null, [3, 1], null))).toEqual([3, 2, 1]);
      expect(placeOf(page(null, [3, 2, 1], null), page(null, [1], null))).toEqual([3, 2, 1]);
      const sameSecond = [coupon(1, 9), coupon(3, 9), coupon(2, 9)];
      expect(
        withEnded(sameSecond, [coupon(4, 9), coupon(5, 8)]).map(({ id }) => id),
        "the server's order stays",
      ).toEqual([4, 1, 3, 2, 5]);
    });

    it("by a sale are as sold", () => {
      const sold = CashOutDone({
        key: "key",
        balance: 5,
        coupon: { ...coupon(2), status: "cashed_out" },
      });
      expect(ended(both, sold)).toEqual(["2 cashed_out"]);
      expect(ended(both, sold, one)).toEqual(["2 cashed_out"]);
      expect(ended(both, CashOutDone({ key: "key", balance: 5, coupon: coupon(2) }))).toEqual([]);
      expect(ended(one, sold), "sold on another page").toEqual([]);
    });
  });
});
