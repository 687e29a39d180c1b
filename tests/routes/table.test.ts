import { describe, expect, it } from "vitest";
import english from "../../src/infra/locales/en.later.json";
import russian from "../../src/infra/locales/ru.json";
import { pathIfKnown, routeOf } from "../../src/events/navigation/route.ts";
import { firstRoutes } from "../../src/events/navigation/routes/first.ts";
import {
  linkedPath,
  linkedPatterns,
  type LinkedPlace,
} from "../../src/events/navigation/routes/linked.ts";
import { fill } from "../../src/events/navigation/routes/match.ts";
import { restRoutes } from "../../src/events/routes/rows.ts";
import type { RouteRow } from "../../src/events/navigation/routes/row.ts";
import { isRouteName, match, rowOf } from "../../src/events/navigation/routes/table.ts";
import "../kit/app.ts";
import { resourcesMissing } from "../../src/events/dictionaries/selectors.ts";
import { stateOf } from "../kit/spec.ts";
import { documented, movedPaths } from "./documented.ts";
import { at } from "./states.ts";

const table: Readonly<Record<string, RouteRow>> = { ...firstRoutes, ...restRoutes };
const rows = Object.entries(table);

describe("the table of routes", () => {
  it.each(documented)("%s is %s [%s]", (path, name) => {
    expect(routeOf(`/en${path === "/" ? "" : path}`).name).toBe(name);
    expect(routeOf(path).name).toBe(name);
  });

  it.each(movedPaths)("%s leads to %s [%s]", (path, to) => {
    const { name, params } = routeOf(path);
    if (name === "pending") throw new Error("the table is not whole");
    expect(fill(rowOf(name).movedTo ?? "", params)).toBe(to);
  });

  it("every row has one layout and the section that renders it [routing-001] [routing-002]", () => {
    for (const [name, { layout, section }] of rows) {
      expect(["main", "thirdParty", "headless", "empty", "blocked", "maintenance"], name).toContain(
        layout,
      );
      expect(section, name).not.toBe("");
    }
    expect(new Set(rows.map(([, { layout }]) => layout)).size).toBe(6);
  });

  it("every row has a title in English and Russian [routing-003]", () => {
    const shown = rows.filter(([name]) => !["home", "live", "line", "game"].includes(name));
    for (const [name, { title }] of shown) {
      const key = (title ?? name).replace(".", "_");
      expect(Reflect.get(english.titles, key), `en titles.${key}`).toBeTypeOf("string");
      expect(Reflect.get(russian.titles, key), `ru titles.${key}`).toBeTypeOf("string");
    }
  });

  it("rows name the dictionaries and media that their page needs [routing-004]", () => {
    const state = stateOf(at("/en/information/rules"));
    expect(resourcesMissing(state)).toEqual({ texts: ["rules"], media: [] });
    const row = { ...rowOf("rules"), media: ["posters"] };
    expect(resourcesMissing(state, row)).toEqual({ texts: ["rules"], media: ["posters"] });
    expect(resourcesMissing(stateOf(at("/en")))).toEqual({ texts: [], media: [] });
  });

  it("names of the documents are names of the table [routing-020] [routing-021] [routing-022] [routing-023]", () => {
    const names =
      "home login registration oldRegistrationPage socialregistration forgotpassword coupon convert-account confirm-terms maintenance bonus bonuses bonus-partner bonus-offer bonuses-offers brands account account-edit identification account-identification menu menu-profile menu-settings menu-promo statisticPageRoute statisticPopupRoute teamGamesInfo teamSection appAuthorization games.games_project_index games.games_project_view games.games_project_landing bonusGames oldBrowser";
    for (const name of names.split(" ")) expect(isRouteName(name), name).toBe(true);
  });

  it("sports routes have sport, championship and match as parameters [routing-024]", () => {
    expect(routeOf("/en/section/live/1/c77/50112").params).toEqual({
      feed: "live",
      sport: "1",
      champ: "c77",
      game: "50112",
    });
  });

  it("parameters and page types stand in groups [routing-025] [routing-026] [routing-027] [routing-028]", () => {
    const groups = new Set(rows.map(([, { group }]) => group));
    const named =
      "sport championship match login registration forgotpassword coupon catalog game-name rules games bonus-name promotion-name toto-name lotto-name ourpartner-name info";
    for (const group of named.split(" ")) expect(groups, group).toContain(group);
    const types = new Set(rows.map(([, { pageType }]) => pageType));
    for (const type of ["betsonyour", "cyber", "marble", "ufc", "politics", "topgame"])
      expect(types, type).toContain(type);
    expect(routeOf("/en/toto/football").params).toEqual({ totoSection: "football" });
    expect(routeOf("/en/lotto/daily/5").params).toEqual({ sectionName: "daily", lottoId: "5" });
    expect(routeOf("/en/ourpartners/clubs").params).toEqual({ section: "clubs" });
  });

  it("what the first load knows the whole table knows alike, and nothing else is guessed", () => {
    for (const [path, name] of documented) {
      const within = path === "/" ? "" : path;
      const early = match(within, false);
      if (early === null) expect(name === "missing" || !(name in firstRoutes), path).toBe(true);
      else expect(match(within, true), path).toEqual(early);
    }
  });

  it("writes every path that it reads", () => {
    for (const [path] of documented) {
      const { name, params } = routeOf(path);
      if (name === "missing" || name === "pending") continue;
      expect(routeOf(pathIfKnown({ name, params }, "ru", true) ?? ""), path).toEqual({
        name,
        params,
      });
    }
  });

  it("knows the path of every linked route before the table of that route is here", () => {
    for (const name of Object.keys(linkedPatterns) as LinkedPlace["name"][]) {
      const params = example(linkedPatterns[name]);
      expect(routeOf(linkedPath({ name, params }, "en")), name).toEqual({ name, params });
    }
    expect(pathIfKnown({ name: "cookies" }, "en", false)).toBeNull();
    expect(pathIfKnown({ name: "home" }, "en", false)).toBe("/en");
  });

  it.each(["/en/%E0%A4%A", "/en/there/is/nothing", "/en/section/live/x1", "/zz/ZZ"])(
    "%s falls to the catch-all [routing-005]",
    (path) => expect(routeOf(path).name).toBe("missing"),
  );

  it("a language is the parameter in front of every path [i18n-007]", () => {
    for (const [name, { pattern }] of rows) {
      if (pattern === "*") continue;
      const params = { ...example(pattern) };
      if (!isRouteName(name) || name === "missing") throw new Error(`there is no route ${name}`);
      expect(pathIfKnown({ name, params }, "ru", true)).toMatch(/^\/ru(\/|$)/);
    }
  });
});

const example = (pattern: string): Record<string, string> =>
  Object.fromEntries(
    // The first of the words that a parameter may be, any word, or a number.
    [...pattern.matchAll(/\{(\w+)\??(?::(\w+(?=\|)|\$))?/g)].map(([, name = "", word = "1"]) => [
      name,
      word === "$" ? "word" : word,
    ]),
  );
