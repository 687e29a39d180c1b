import { describe, expect, it } from "vitest";
import { decode } from "../../src/codec/codec.ts";
import { decodeAnswer } from "../../src/codec/tolerant.ts";
import type { Draft } from "../../src/events/define.ts";
import { PopularMatches, PopularWatched } from "../../src/events/popular/events.ts";
import { popularMatches } from "../../src/events/popular/index.ts";
import { bodyOf } from "../../src/events/remoteData.ts";
import { WatchPopular } from "../../src/commands/popular.ts";
import { answered } from "../kit/events.ts";
import { given, stateOf } from "../kit/spec.ts";

const match = (gameId: number, bets?: number) => ({
  feed: "live",
  gameId,
  reason: "popular",
  ...(bets === undefined ? {} : { bets }),
});
const answer = (...items: readonly object[]) => answered(PopularMatches, {}, { items });
const watched = (isWatched: boolean) => PopularWatched({ isWatched });
const shown = (...events: readonly Draft[]) =>
  bodyOf(popularMatches(stateOf(...events)))?.map(({ gameId, bets }) => [gameId, bets]);

describe("popular matches", () => {
  it("are those with bets; where the server says no number, those that it calls popular", () => {
    expect(shown(answer(match(1, 9), match(2, 0), match(3)))).toEqual([
      [1, 9],
      [3, undefined],
    ]);
    expect(shown(answer({ ...match(1, 9), reason: "team" }))).toEqual([]);
    expect(shown(answer(...[1, 2, 3, 4, 5, 6, 7].map((id) => match(id))))).toHaveLength(5);
  });
  it("stay in their order while they can be seen: one that was overtaken loses its count", () => {
    const first = [watched(true), answer(match(1, 9), match(2, 8))];
    const next = answer(match(3, 30), match(2, 20));
    expect(shown(...first, next)).toEqual([
      [1, undefined],
      [2, 20],
    ]);
    expect(shown(...first, watched(false), watched(true), next)).toEqual([
      [3, 30],
      [2, 20],
    ]);
  });
  it("come as soon as somebody has bet", () => {
    expect(shown(watched(true), answer(), answer(match(1)))).toEqual([[1, undefined]]);
  });
  it("stay when they cannot be loaded again", () => {
    const failure = PopularMatches.failed({ call: 2, ask: {}, error: { tag: "timeout" } });
    expect(shown(answer(match(1, 9)), failure)).toEqual([[1, 9]]);
  });
  it("are watched while they are in sight", () => {
    const watch = (isWatched: boolean) => WatchPopular({ isWatched });
    given().when(watch(true)).expectEvents(watched(true));
    given(watched(true)).when(watch(false)).expectEvents(watched(false));
    given().when(watch(false)).expectRefusal("nothing_to_do");
  });
});

describe("a number of bets", () => {
  const read = (bets: unknown) =>
    decodeAnswer(PopularMatches.answered.codec, {
      call: 1,
      ask: {},
      body: { items: [{ ...match(1), bets }] },
    });
  it.each([undefined, null, 0, 12])("%s is read", (bets) => {
    expect(read(bets)).toMatchObject({
      tag: "ok",
      value: { body: { items: [typeof bets === "number" ? match(1, bets) : match(1)] } },
      leftOut: null,
    });
  });
  it.each(["12", -3, 1.5, Number.NaN])("%s is left out, its match is not", (bets) => {
    expect(read(bets)).toMatchObject({
      tag: "ok",
      value: { body: { items: [match(1)] } },
      leftOut: { count: 1 },
    });
  });
  it("in a log is a number of bets", () => {
    const entry = { call: 1, ask: {}, body: { items: [match(1, 12)] } };
    expect(decode(PopularMatches.answered.codec, entry)).toMatchObject({ tag: "ok", value: entry });
    const wrong = { ...entry, body: { items: [match(1, -1)] } };
    expect(decode(PopularMatches.answered.codec, wrong).tag).toBe("bad");
  });
});
