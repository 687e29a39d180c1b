import type { State } from "../index.ts";

export { hasFavorite, idsOf, withChange } from "./lists.ts";
export { mostFavorites, noFavorites } from "./state.ts";

/** The pages that show favourite matches. */
export const isFavoritesOpen = ({ navigation }: Pick<State, "navigation">): boolean =>
  ["favorites", "cricketFavorites"].includes(navigation.route.name);
