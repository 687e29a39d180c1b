import { describe, expect, it } from "vitest";
import { isNamed } from "../../src/views/sections/betsOnYour/named.ts";

const side = (name: string, nameEn = name) => ({ id: 1, name, nameEn });
const game = { opponent1: side("Бастия Асуль", "Bastia Azul"), opponent2: side("Strömsäter") };
const champ = (nameEn: string, countryCode?: string) => ({
  id: 1,
  sportId: 1,
  name: nameEn,
  nameEn,
  order: 1,
  ...(countryCode === undefined ? {} : { countryCode }),
});
const nordliga = champ("Norway · Nordliga", "NO");
const premier = champ("England. Premier League", "GB");

describe("the matches that an address names are", () => {
  it.each(["bastia-azul", "Bastia Azul", "stromsater", "strömsäter", "бастия-асуль"])(
    "those of a team: %s",
    (name) => expect(isNamed(name, game, undefined)).toBe(true),
  );
  it.each([
    ["norway", nordliga],
    ["NO", nordliga],
    ["united-kingdom", premier],
    ["england", premier],
  ] as const)("those of the country of their championship: %s", (name, of) =>
    expect(isNamed(name, {}, of)).toBe(true),
  );
  it("no others", () => {
    expect(isNamed("bastia", game, nordliga)).toBe(false);
    expect(isNamed("nor", game, nordliga)).toBe(false);
    expect(isNamed("-", game, nordliga)).toBe(false);
    expect(isNamed("international", game, champ("International · Cup"))).toBe(false);
  });
});
