import { describe, expect, it } from "vitest";
import { isRight } from "fp-ts/lib/Either.js";
import { RestoreFavorite, ToggleFavorite } from "../../src/commands/favorites.ts";
import { initial } from "../../src/events/index.ts";
import { asAdded, withChange } from "../../src/events/favorites/lists.ts";
import { noFavorites } from "../../src/events/favorites/state.ts";

const withChamps = (champs: readonly number[]) => ({
  ...initial,
  favorites: { ...initial.favorites, lists: { ...noFavorites, champs: [...champs] } },
});
const toggled = (state: typeof initial, id: number) => {
  const decision = ToggleFavorite.decide({ type: "champ", id }, state, 0);
  return isRight(decision) ? decision.right.map(({ type }) => type) : decision.left.code;
};

describe("a star", () => {
  it("adds a favourite, and removes it when it is one", () => {
    expect(toggled(withChamps([]), 5)).toEqual(["FavoriteAdded"]);
    expect(toggled(withChamps([5]), 5)).toEqual(["FavoriteRemoved"]);
  });
  it("says so when there are 200, and still removes", () => {
    const many = withChamps(Array.from({ length: 200 }, (_, index) => index + 1));
    expect(toggled(many, 201)).toEqual(["NotificationShown"]);
    expect(toggled(many, 200)).toEqual(["FavoriteRemoved"]);
  });
  it("has nothing to take back when nothing was removed", () => {
    expect(RestoreFavorite.decide({}, initial, 0)).toMatchObject({
      left: { code: "nothing_to_do" },
    });
  });
});

describe("lists of favourites", () => {
  it("are the same after each of them was added elsewhere", () => {
    const lists = {
      games: [{ permanentId: 7, sportId: 1, startTime: 99 }],
      champs: [5, 3],
      teams: [301],
    };
    expect(asAdded(lists).reduce(withChange, noFavorites)).toEqual(lists);
    expect(asAdded(lists).reduce(withChange, lists)).toEqual(lists);
  });
});
