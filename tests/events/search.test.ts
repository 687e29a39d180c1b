import { describe, expect, it } from "vitest";
import { decodeAnswer } from "../../src/codec/tolerant.ts";
import { Search, SearchBody } from "../../src/events/search/events.ts";
import { foundGames, isNothingFound } from "../../src/events/search/index.ts";
import { bodyOf } from "../../src/events/remoteData.ts";
import { sealed } from "../kit/events.ts";
import { stateOf } from "../kit/spec.ts";

const found = (...games: readonly object[]) => {
  const ask = { lng: "en", text: sealed("norrvik"), sportId: null };
  const body = { games: games.map((game) => ({ feed: "live", game })), champs: [], teams: [] };
  const read = decodeAnswer(SearchBody, body);
  if (read.tag !== "ok") throw new Error("the answer cannot be read");
  return stateOf(
    Search.asked({ call: 1, ask }),
    Search.answered({ call: 1, ask, body: read.value }),
  ).search;
};
const match = { id: 501, permanentId: 10_501, sportId: 1 };
const half = { id: 503, permanentId: 10_503, sportId: 1, mainGameId: 501, title: "1st half" };

describe("a search", () => {
  it("finds matches, not the periods that a backend has among them", () => {
    expect(foundGames(found(half, match))).toEqual([10_501]);
  });
  it("has found nothing where a backend names but a period", () => {
    const body = bodyOf(found(half).results);
    expect(body && isNothingFound(body)).toBe(true);
  });
});
