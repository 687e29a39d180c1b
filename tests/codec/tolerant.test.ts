import fc from "fast-check";
import * as t from "io-ts";
import { describe, expect, it } from "vitest";
import { FeedAnswer, GameAnswer, PricesAnswer } from "../../src/events/sports/feed.ts";
import { decode, finite, nullable, openString, shape } from "../../src/codec/codec.ts";
import { columns, decodeAnswer, list, looseShape } from "../../src/codec/tolerant.ts";
import { CouponLimits, RefreshCoupon } from "../../src/events/placement/boundsEvents.ts";
import { errorOf } from "../../src/infra/http/errorOf.ts";
import { gameCard, wholeFeed } from "../kit/siteFeed.ts";

const Item = looseShape({ id: finite }, { name: openString });
const Items = shape({ items: list(Item) });
const Rows = columns({ ids: finite, params: nullable(finite) });

describe("an answer of the server", () => {
  it("goes on without an item that cannot be read, and counts it", () => {
    const answer = { items: [{ id: 1 }, { id: "two" }, null, { id: 4, name: "four" }] };
    expect(decodeAnswer(Items, answer)).toEqual({
      tag: "ok",
      value: { items: [{ id: 1 }, { id: 4, name: "four" }] },
      leftOut: { count: 2, detail: "items.1.id: expected finite number, found text of 3" },
    });
  });

  it("goes on without an optional field that cannot be read: the item stays", () => {
    expect(decodeAnswer(Items, { items: [{ id: 1, name: 7 }] })).toEqual({
      tag: "ok",
      value: { items: [{ id: 1 }] },
      leftOut: { count: 1, detail: "items.0.name: expected open string, found 7" },
    });
  });

  it("takes null for a field that the server may leave out, where it needs all others readable", () => {
    const Strict = shape({ id: finite }, { name: openString, note: nullable(openString) });
    expect(decodeAnswer(Strict, { id: 1, name: null, note: null })).toEqual({
      tag: "ok",
      value: { id: 1, note: null },
      leftOut: null,
    });
    expect(decodeAnswer(Strict, { id: 1, name: 7 }).tag).toBe("bad");
    expect(decodeAnswer(Strict, { id: null }).tag).toBe("bad");
    expect(decode(Strict, { id: 1, name: null }).tag).toBe("bad");
  });

  it("has each item of a list once, the first, and counts the others", () => {
    const answer = { items: [{ id: 5, name: "five" }, { id: 6 }, { id: 5 }] };
    expect(decodeAnswer(Items, answer)).toEqual({
      tag: "ok",
      value: { items: [{ id: 5, name: "five" }, { id: 6 }] },
      leftOut: { count: 1, detail: "items.2.id: expected a new id, found 5" },
    });
    expect(decodeAnswer(list(finite), [5, 5])).toMatchObject({ value: [5, 5], leftOut: null });
    expect(decode(Items, answer)).toEqual({ tag: "ok", value: answer });
  });

  it("goes on without a row of columns, and never shifts the others", () => {
    const answer = { ids: [1, "2", 3, 4], params: [null, 2, 3, "x"] };
    expect(decodeAnswer(Rows, answer)).toMatchObject({
      value: { ids: [1, 3], params: [null, 3] },
      leftOut: { count: 2 },
    });
  });

  it("refuses columns of different lengths", () => {
    expect(decodeAnswer(Rows, { ids: [1, 2], params: [null] }).tag).toBe("bad");
  });

  it("is refused whole when what it needs is missing", () => {
    expect(decodeAnswer(Items, { items: "none" }).tag).toBe("bad");
    expect(decodeAnswer(Item, { name: "without an id" }).tag).toBe("bad");
  });

  it("is strict again afterwards: a log with such a part is refused", () => {
    decodeAnswer(Items, { items: [null] });
    expect(decode(Items, { items: [null] }).tag).toBe("bad");
    expect(decode(Item, { id: 1, name: 7 }).tag).toBe("bad");
    expect(decode(Rows, { ids: ["1"], params: [null] }).tag).toBe("bad");
  });

  it("reads rows and loose shapes as plain codecs read them", () => {
    const plainRows = t.refinement(
      shape({ ids: t.array(finite), params: t.array(nullable(finite)) }),
      ({ ids, params }) => ids.length === params.length,
    );
    const plainItem = shape({ id: finite }, { name: openString });
    const anyCell = fc.oneof(fc.integer(), fc.constant(null), fc.string(), fc.constant(Infinity));
    const anyColumn = fc.oneof(fc.array(anyCell, { maxLength: 3 }), fc.constant("none"));
    fc.assert(
      fc.property(fc.record({ ids: anyColumn, params: anyColumn, more: fc.string() }), (value) => {
        const plain = decode(plainRows, value);
        const read = decode(Rows, value);
        expect(read.tag).toBe(plain.tag);
        if (plain.tag === "ok") expect(read).toEqual(plain);
        expect(Rows.is(value)).toBe(plainRows.is(value));
      }),
    );
    fc.assert(
      fc.property(fc.record({ id: anyCell, name: anyCell }, { requiredKeys: [] }), (value) => {
        const plain = decode(plainItem, value);
        expect(decode(Item, value).tag).toBe(plain.tag);
        if (plain.tag === "ok") expect(decode(Item, value)).toEqual(plain);
      }),
    );
  });
});

describe("a feed", () => {
  const feed = wholeFeed("live");

  it("loses one unreadable game, not the list", () => {
    const games = [{ ...gameCard("live"), id: "501" }, gameCard("line")];
    const read = decodeAnswer(FeedAnswer, { ...feed, games });
    expect(read).toMatchObject({ value: { games: [{ id: 502 }] }, leftOut: { count: 1 } });
  });

  it("loses an unreadable score, not the game", () => {
    const games = [{ ...gameCard("live"), score: { full: "2:1" } }];
    const read = decodeAnswer(FeedAnswer, { ...feed, games });
    if (read.tag === "bad") throw new Error(read.reason);
    expect(read.value.games).toEqual([gameCard("live")]);
    expect(read.leftOut?.count).toBe(1);
  });

  it("loses the price that is no number, and keeps each other with its outcome", () => {
    const prices = { ids: [901, 902, 903], coefs: [2, "2.5", 3], states: [0, 0, 1] };
    const answer = { cursor: 1, pollAfterMs: 1, serverTime: 1, prices, gameIds: [501, 501, 501] };
    expect(decodeAnswer(PricesAnswer, answer)).toMatchObject({
      value: { prices: { ids: [901, 903], coefs: [2, 3], states: [0, 1] } },
      leftOut: { count: 1 },
    });
  });

  it("of a match loses the groups that cannot be read", () => {
    const marketGroups = [{ id: 1, name: "Main", order: 1 }, { id: 2 }];
    expect(decodeAnswer(GameAnswer, { ...feed, gameId: 501, marketGroups })).toMatchObject({
      value: { marketGroups: [{ id: 1 }] },
      leftOut: { count: 1 },
    });
  });
});

describe("a refusal", () => {
  const body = { status: 2, code: 2001, message: "Prices have changed" };

  it("keeps code and message whatever its data are", () => {
    const received = { tag: "http", status: 409, code: 2001, message: "Prices have changed" };
    expect(errorOf(409, { ...body, data: { bets: "all" } }, null, 0)).toEqual(received);
    expect(errorOf(409, { ...body, data: "none", title: 7 }, null, 0)).toEqual(received);
    expect(errorOf(409, { ...body, data: { movedTo: [] } }, null, 0)).toEqual(received);
  });

  it.each([
    ["20", 20_000],
    ["0", 0],
    ["Sun, 22 Nov 2026 12:00:20 GMT", 20_000],
    ["Sun, 22 Nov 2026 11:59:00 GMT", 0],
    ["soon", undefined],
    ["-5", 0],
    [null, undefined],
  ])("says when to come back in seconds or as a date: %s", (header, waitMs) => {
    const now = Date.UTC(2026, 10, 22, 12, 0, 0);
    expect(errorOf(429, {}, header, now).retryAfterMs).toBe(waitMs);
  });
});

describe("what a server says of a coupon", () => {
  const ask = { typeId: 0, systemValue: 2, bets: [] };

  it("keeps its bounds where a bonus or a size of it cannot be read", () => {
    const bounds = { minBetAmount: 1, maxBetAmount: 50, maxPayout: null, amountStep: 1 };
    const size = { value: 2, offset: 0, minBetAmount: 3, combo: 3 };
    const odd = { minHyperBonusBetLimit: -1, systemValues: [{ value: 3 }, size] };
    const body = { ...bounds, initialAmount: 5, ...odd };
    const answer = { call: 1, ask: { ...ask, accountId: 11 }, body };
    expect(decodeAnswer(CouponLimits.answered.codec, answer)).toMatchObject({
      value: { body: { ...bounds, systemValues: [size] } },
      leftOut: { count: 2 },
    });
  });

  it("keeps the locks of its other bets where one cannot be read", () => {
    const locked = { market: { id: 902, coef: 2 }, isBlocked: true };
    const bets = [{ market: { id: 901, coef: null } }, locked];
    const body = { bets, coef: 2, pollAfterMs: 1 };
    const answer = { call: 1, ask: { ...ask, coefViewId: 0 }, body };
    expect(decodeAnswer(RefreshCoupon.answered.codec, answer)).toMatchObject({
      value: { body: { bets: [locked] } },
    });
  });
});
