import { FieldReader, readFields } from "../http/body.ts";
import type { App, Call, Service } from "../http/environment.ts";
import { invalid } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import {
  addFavorite,
  clearFavorites,
  type FavoriteType,
  favoritesOf,
  favoriteTypes,
  removeFavorite,
} from "../players/favorites.ts";

const highestId = 1e12;

/** getFavorites, addFavorite, clearFavorites, removeFavorite; each answers with all that the player has. */
export function favoriteCalls(app: App, service: Service): void {
  const { store, book } = service;
  const sendAll = (call: Call, playerId: number) => {
    call.header("Cache-Control", "no-store");
    return call.json(favoritesOf(service, playerId));
  };

  app.get("/web-api/favorites", (call) => sendAll(call, playerOf(service, call).playerId));

  app.post("/web-api/favorites", async (call) => {
    const { playerId } = playerOf(service, call);
    const reader = new FieldReader(await readFields(call));
    const type = typeNamed(reader.text("type"));
    const id = reader.integer("id");
    if (reader.errors.length === 0 && type === null)
      reader.fail("type", "enum", `${favoriteTypes.join(", ")} expected`);
    if (reader.errors.length === 0 && (id < 1 || id > highestId))
      reader.fail("id", "range", "an id expected");
    reader.done();
    if (type !== null) addFavorite(store, book, playerId, { type, id });
    return sendAll(call, playerId);
  });

  app.delete("/web-api/favorites", (call) => {
    const { playerId } = playerOf(service, call);
    const text = call.req.query("type");
    const type = text === undefined ? null : typeNamed(text);
    if (text !== undefined && type === null)
      throw invalid("type", "enum", `${favoriteTypes.join(", ")} expected`);
    clearFavorites(store, playerId, type);
    return sendAll(call, playerId);
  });

  app.delete("/web-api/favorites/:type/:id", (call) => {
    const { playerId } = playerOf(service, call);
    const type = typeNamed(call.req.param("type"));
    if (type === null) throw invalid("type", "enum", `${favoriteTypes.join(", ")} expected`);
    const id = call.req.param("id");
    if (!/^\d{1,12}$/.test(id)) throw invalid("id", "integer", "an id expected");
    removeFavorite(store, playerId, type, Number(id));
    return sendAll(call, playerId);
  });
}

const typeNamed = (text: string): FavoriteType | null =>
  favoriteTypes.find((type) => type === text) ?? null;
