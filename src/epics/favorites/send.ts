import { ignoreElements } from "rxjs";
import { AddFavorite, Favorites, RemoveFavorite } from "../../events/favorites/events.ts";
import { siteOpen, signedIn, offline } from "../rules/conditions.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";

export const FAVORITES_SEND = rule({
  id: "FAVORITES-SEND",
  ledger: ["sports-012"],
  parameters: { retryMs: { unit: "ms", fallback: 5_000 } },
  needs: { signedIn, siteOpen },
  pauses: { offline },
});

/**
 * Loads a player's favourites, and sends the changes one after the other: those of a visitor who has signed in, and the
 * player's own. A change is sent until the server has it or refuses it; sent twice it does nothing.
 */
export const sendFavorites = deadline({
  name: "favorites/send",
  rule: FAVORITES_SEND,
  due: ({ favorites: { isAsking, isLoaded, unsent, failedAt }, shell }) => {
    if (isAsking || (isLoaded && unsent.length === 0)) return [];
    const wholeMs = parameter(FAVORITES_SEND, "retryMs", shell.config);
    return failedAt === null
      ? [{ key: "now", at: 0, wholeMs: 0 }]
      : [{ key: "again", at: failedAt + wholeMs, wholeMs }];
  },
  fire: (deps) => {
    const [change] = deps.state().favorites.unsent;
    if (change === undefined) return deps.call(Favorites, {}).pipe(ignoreElements());
    const { type, id } = change.favorite;
    return deps
      .call(change.isAdded ? AddFavorite : RemoveFavorite, { type, id })
      .pipe(ignoreElements());
  },
});
