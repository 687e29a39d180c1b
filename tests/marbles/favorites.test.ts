import { describe } from "vitest";
import { answers, fails, inTurn, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { closedSite } from "../kit/site.ts";

const path = "/en/section/live";
const champ = "ToggleFavorite(champ, 5)";
const watch = "AddFavoriteAsked";
const lostOnce = {
  AddFavorite: inTurn(fails(503), answers({ games: [], champs: [5], teams: [] })),
};
const base = { path, isPlayer: true, server: lostOnce, watch } as const;

describe("FAVORITES-SEND", () => {
  rule("sends a failed change again after 5 s {FAVORITES-SEND:at} [sports-012]", {
    ...base,
    user: `10s ${champ}`,
    expect: "10s AddFavoriteAsked 5s AddFavoriteAsked",
    for: "1m",
  });
  rule("does nothing 1 ms earlier {FAVORITES-SEND:before}", {
    ...base,
    user: `10s ${champ}`,
    expect: "10s AddFavoriteAsked",
    for: "14s999ms",
  });
  rule("sends nothing more once the server has it {FAVORITES-SEND:after}", {
    ...base,
    user: `10s ${champ}`,
    expect: "10s AddFavoriteAsked 5s AddFavoriteAsked",
    for: "15s1ms",
  });
  rule("sends at once when the player asks for the list again {FAVORITES-SEND:reset}", {
    ...base,
    user: `10s ${champ} 2s RefreshFavorites`,
    expect: "10s AddFavoriteAsked 2s AddFavoriteAsked",
    for: "1m",
  });
  rule("waits again after each failure", {
    ...base,
    server: { AddFavorite: fails(503) },
    user: `10s ${champ}`,
    expect: "10s AddFavoriteAsked 5s AddFavoriteAsked 5s AddFavoriteAsked",
    for: "21s",
  });
  rule("waits while offline {FAVORITES-SEND:pause} {FAVORITES-SEND:offline}", {
    ...base,
    user: `10s ${champ}`,
    network: "11s offline",
    expect: "10s AddFavoriteAsked",
    for: "1m",
  });
  rule("sends at once when the connection is back {FAVORITES-SEND:resume}", {
    ...base,
    user: `10s ${champ}`,
    network: "11s offline 20s online",
    expect: "10s AddFavoriteAsked 21s AddFavoriteAsked",
    for: "1m",
  });
  rule("ends with the session {FAVORITES-SEND:cancel}", {
    ...base,
    user: `10s ${champ} 1s SignOut`,
    expect: "10s AddFavoriteAsked",
    for: "1m",
  });
  rule("is cancelled when the site closes {FAVORITES-SEND:cancel}", {
    ...base,
    server: { ...lostOnce, SiteConfig: late("12s", answers(closedSite())) },
    user: `10s ${champ}`,
    expect: "10s AddFavoriteAsked",
    for: "1m",
  });
  rule("sends what was added once more after a reload {FAVORITES-SEND:reload}", {
    ...base,
    user: `10s ${champ}`,
    tab: "11s reload",
    expect: "10s AddFavoriteAsked 1s AddFavoriteAsked",
    for: "1m",
  });
  rule("forgets it with a reload when the storage is wiped {FAVORITES-SEND:wiped}", {
    ...base,
    user: `10s ${champ}`,
    storage: "10s500ms wipe",
    tab: "11s reload",
    expect: "10s AddFavoriteAsked",
    for: "1m",
  });
  rule("sends on waking if it fell due during sleep {FAVORITES-SEND:sleep}", {
    ...base,
    user: `10s ${champ}`,
    clock: "11s sleep 1m",
    expect: "10s AddFavoriteAsked 1m1s AddFavoriteAsked",
    for: "2m",
  });
  rule("does not wait longer when the clock is set back {FAVORITES-SEND:back}", {
    ...base,
    user: `10s ${champ}`,
    clock: "11s back 1h",
    expect: "10s AddFavoriteAsked 5s AddFavoriteAsked",
    for: "1m",
  });
  rule("sends on the next check when the clock is set forward {FAVORITES-SEND:forward}", {
    ...base,
    user: `10s ${champ}`,
    clock: "11s forward 1h",
    tab: "12s visible",
    expect: "10s AddFavoriteAsked 2s AddFavoriteAsked",
    for: "1m",
  });
  rule("sends only in the tab where it was tapped {FAVORITES-SEND:tab2}", {
    ...base,
    user: `10s ${champ}`,
    tab2: "5s open",
    watch: "AddFavoriteAsked 2:AddFavoriteAsked",
    expect: "10s AddFavoriteAsked 5s AddFavoriteAsked",
    for: "1m",
  });
});

describe("favourites", () => {
  rule("of a visitor stay on the device and ask nobody", {
    path,
    user: `10s ${champ}`,
    watch: "AddFavoriteAsked FavoritesAsked ValueStored(key=tl.favorites)",
    expect: "10s ValueStored",
    for: "1m",
  });
  rule("of a visitor join the player's, each once [sports-012]", {
    path,
    isPlayer: true,
    stored: { local: { "tl.favorites": { games: [], champs: [5], teams: [301] } } },
    server: {
      AddFavorite: inTurn(
        answers({ games: [], champs: [7, 5], teams: [] }),
        answers({ games: [], champs: [7, 5], teams: [301] }),
      ),
    },
    watch: "AddFavoriteAsked",
    expect: "AddFavoriteAsked(ask.type=champ) AddFavoriteAsked(ask.type=team)",
    for: "1m",
  });
  rule("that the server refuses are dropped, and its list is loaded", {
    path,
    isPlayer: true,
    server: { AddFavorite: fails(404) },
    user: `10s ${champ}`,
    watch: "AddFavoriteAsked FavoritesAsked",
    expect: "FavoritesAsked 10s AddFavoriteAsked FavoritesAsked",
    for: "1m",
  });
  rule("are loaded again when the tab is shown", {
    path,
    isPlayer: true,
    tab: "10s hidden 5s visible",
    watch: "FavoritesAsked",
    expect: "FavoritesAsked 15s FavoritesAsked",
    for: "20s",
  });
  rule("that were removed on their page come back with the undo", {
    path: "/en/favorites",
    user: `10s ${champ} 1s ${champ} 1s RestoreFavorite`,
    watch: "FavoriteAdded FavoriteRemoved NotificationShown(id=favorite-removed)",
    expect: "10s FavoriteAdded 1s FavoriteRemoved NotificationShown 1s FavoriteAdded",
    for: "1m",
  });
});
