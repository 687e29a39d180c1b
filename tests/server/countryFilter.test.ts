import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countryIds } from "../../server/feed/countryIds.ts";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";
import { couponOf, openPicks, place } from "./coupons.ts";

let operator: Operator;
let player: Client;
beforeEach(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterEach(() => operator.close());

describe.each(["live", "line"])("matches of a country, %s", (feed) => {
  it("are those of its championships, which say which country they are of", async () => {
    const { games, champs } = (
      await player.get(`/${feed}-feed/v1/games?lng=en&countryId=${countryIds.NO}`)
    ).body;
    expect(games.length).toBeGreaterThan(0);
    for (const champ of champs)
      expect(champ).toMatchObject({ countryId: countryIds.NO, countryCode: "NO" });
    const listed = (await player.get(`/${feed}-feed/v1/champs?lng=en&countryId=${countryIds.NO}`))
      .body.items;
    expect(listed.map(({ id }: Json) => id).sort()).toEqual(
      champs.map(({ id }: Json) => id).sort(),
    );
  });
  it("are none for a country without championships", async () => {
    const { games } = (await player.get(`/${feed}-feed/v1/games?lng=en&countryId=${countryIds.MT}`))
      .body;
    expect(games).toEqual([]);
  });
});

it("a bet on a race, which has no opponents, is placed under its title", async () => {
  const picks = await openPicks(player, "line");
  const pick = picks.find(({ game }) => game.pageType === "marble");
  if (pick === undefined) throw new Error("no race is open");
  const { body } = await place(player, couponOf([pick]));
  expect(body).toMatchObject({ state: "accepted" });
});
