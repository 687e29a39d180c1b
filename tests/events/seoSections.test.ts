import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pathWithin, routeOf } from "../../src/events/navigation/route.ts";
import { firstRoutes } from "../../src/events/navigation/routes/first.ts";
import { restRoutes } from "../../src/events/routes/rows.ts";
import { addRoutes } from "../../src/events/navigation/routes/table.ts";
import { siteSectionOf, streamOf } from "../../src/events/seo/siteSection.ts";
import { idsOf, isNamedSport, sportKey, sportsMapOf } from "../../src/events/seo/sportsMap.ts";

addRoutes(restRoutes);

const sectionAt = (path: string) => siteSectionOf(routeOf(path), pathWithin(path));

describe("sections of the site", () => {
  it.each([
    ["/en", "main"],
    ["/ru/section/live", "live"],
    ["/en/section/live/1/50112", "live"],
    ["/en/section/line/4", "line"],
    ["/en/information/about", "information"],
    ["/en/information/rules/general", "rules"],
    ["/en/promotions/7", "promo"],
    ["/en/casino/fruit", "casino"],
    ["/en/registration", "auth"],
    ["/en/office/history", null],
  ])("%s is of %s [seo-008]", (path, section) => {
    expect(sectionAt(path)).toBe(section);
  });
  it("every route that a search engine may list has one [seo-008]", () => {
    const listed = Object.entries({ ...firstRoutes, ...restRoutes }).filter(
      ([name, { auth, layout }]) =>
        name !== "missing" &&
        name !== "error500" &&
        auth !== "player" &&
        ["main", "thirdParty", "headless"].includes(layout),
    );
    expect(listed.length).toBeGreaterThan(100);
    const params = { feed: "line" };
    const without = listed.filter(
      ([name]) => siteSectionOf({ name: name as keyof typeof firstRoutes, params }, "/") === null,
    );
    expect(without.map(([name]) => name)).toEqual([]);
  });
  it("an address that nobody knows has its first segment behind the language [seo-009]", () => {
    expect(sectionAt("/en/horoscope/today")).toBe("horoscope");
    expect(sectionAt("/ru/some-thing")).toBe("some-thing");
    expect(sectionAt("/en/<script>")).toBeNull();
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z-]{0,20}$/), (stream) => {
        expect(streamOf(pathWithin(`/en/${stream}/1/2`))).toBe(stream);
      }),
    );
  });
});

describe("the sports map", () => {
  const sports = sportsMapOf([
    { id: 1, nameEn: "Football" },
    { id: 5, nameEn: "Ice hockey" },
    { id: 8, nameEn: "table-tennis" },
  ]);
  it("has sports by their English name as it stands in addresses [seo-010]", () => {
    expect(sports).toMatchObject({ football: 1, "ice-hockey": 5, "table-tennis": 8 });
    expect(sportKey("  Aussie rules (13-a-side) ")).toBe("aussie-rules-13-a-side");
  });
  it("has the long-term sport, whatever the server says [seo-011]", () => {
    expect(sportsMapOf([])).toEqual({ "long-term-bets": 2999 });
    expect(sportsMapOf([{ id: 7, nameEn: "Long-term bets" }])["long-term-bets"]).toBe(2999);
  });
  it("resolves sport, champ and game of an address [seo-010]", () => {
    expect(idsOf({ sport: "ice-hockey" }, sports)).toEqual({
      sportId: 5,
      champId: null,
      gameId: null,
    });
    expect(idsOf({ sport: "1", champ: "c50112", game: "77-reds-v-blues" }, sports)).toEqual({
      sportId: 1,
      champId: 50_112,
      gameId: 77,
    });
    expect(idsOf({ sportName: "Football" }, sports).sportId).toBe(1);
    expect(idsOf({ sportName: "long-term-bets" }, sports).sportId).toBe(2999);
    for (const sportName of ["curling", "constructor", "__proto__", "toString"])
      expect(idsOf({ sportName }, sports).sportId, sportName).toBeNull();
  });
  it("is wanted only where a sport is named [seo-010]", () => {
    expect(isNamedSport({ sportName: "football" })).toBe(true);
    expect(isNamedSport({ sport: "1" })).toBe(false);
    expect(isNamedSport({})).toBe(false);
  });
});
