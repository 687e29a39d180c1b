// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { Favorites } from "../../src/events/favorites/events.ts";
import { FavoritesPage } from "../../src/views/sections/favorites/FavoritesPage.tsx";
import { player, received, show } from "./player.tsx";
import { one } from "./render.tsx";

it("favourites that did not load say when they are being asked for again", () => {
  const fake = received(...player(100));
  fake.emit(Favorites.failed({ call: 3, ask: {}, error: { tag: "offline" } }));
  const page = show(fake, <FavoritesPage />);
  const refresh = () => one(page, "[role=alert] button");
  expect(refresh().getAttribute("aria-busy")).toBeNull();
  fake.emit(Favorites.asked({ call: 4, ask: {} }));
  expect(refresh().getAttribute("aria-busy")).toBe("true");
});
