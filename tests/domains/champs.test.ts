import { describe, expect, it } from "vitest";
import { offeredChamps } from "../../src/events/champs/index.ts";
import { groupChamps, isFound, sportNamed } from "../../src/views/sections/champs/groups.ts";
import { regionName } from "../../src/views/format/region.ts";

const champ = (id: number, more: object = {}) => ({
  id,
  sportId: 1,
  name: `Champ ${id}`,
  order: id,
  gamesCount: 2,
  ...more,
});
const ready = <B>(body: B) => ({ tag: "ready", body, at: 5 }) as const;
const failed = { tag: "failed", error: { tag: "timeout" }, last: null } as const;
const names = {
  top: "Leading",
  international: "International",
  sport: (id: number) => `sport ${id}`,
  country: (code: string) => regionName(code, "en"),
};

describe("the championships of both feeds", () => {
  it("are those of either, in the order of the server, with the matches of each", () => {
    const data = offeredChamps({
      live: ready([champ(3, { gamesCount: 1 }), champ(2)]),
      line: ready([champ(1), champ(2, { gamesCount: 7 })]),
    });
    expect(data).toMatchObject({
      tag: "ready",
      body: [
        { id: 1, live: 0, line: 2 },
        { id: 2, live: 2, line: 7 },
        { id: 3, live: 1, line: 0 },
      ],
    });
  });
  it("are loading until both are here; what is here stays when the other failed", () => {
    expect(offeredChamps({ live: { tag: "loading" }, line: ready([champ(1)]) }).tag).toBe(
      "loading",
    );
    expect(offeredChamps({ live: failed, line: { tag: "loading" } })).toMatchObject({
      tag: "failed",
      last: null,
    });
    expect(offeredChamps({ live: failed, line: ready([champ(1)]) })).toMatchObject({
      tag: "failed",
      last: { body: [{ id: 1, live: 0, line: 2 }] },
    });
  });
});

describe("groups of championships", () => {
  const all = [
    { ...champ(1), live: 0, line: 1, isTop: true, countryCode: "NO" },
    { ...champ(2), live: 0, line: 1, countryCode: "NO" },
    { ...champ(3), live: 0, line: 1, countryCode: "ES" },
    { ...champ(4, { sportId: 2 }), live: 0, line: 1 },
  ];
  const shape = (by: "sport" | "country") =>
    groupChamps(all, by, names).map(({ name, champs }) => [name, ...champs.map(({ id }) => id)]);
  it("begin with the leading ones, then international ones, then countries by name", () => {
    expect(shape("country")).toEqual([
      ["Leading", 1],
      ["International", 4],
      ["Norway", 2],
      ["Spain", 3],
    ]);
  });
  it("are by sport when all sports are shown", () => {
    expect(shape("sport")).toEqual([
      ["Leading", 1],
      ["sport 1", 2, 3],
      ["sport 2", 4],
    ]);
  });
  it("are narrowed by the names of championships and countries", () => {
    const [first] = all;
    if (first === undefined) throw new Error("no championship");
    expect(isFound(first, "Norway", " NORW")).toBe(true);
    expect(isFound(first, "Norway", "champ 1")).toBe(true);
    expect(isFound(first, "Norway", "spain")).toBe(false);
  });
});

it("a sport is found by its key in any spelling of an address", () => {
  const sport = {
    id: 8,
    name: "Table tennis",
    nameEn: "table-tennis",
    order: 8,
    gamesCount: 1,
    champsCount: 1,
  };
  expect(sportNamed([sport], "Table-Tennis")?.id).toBe(8);
  expect(sportNamed([sport], "curling")).toBeUndefined();
});
