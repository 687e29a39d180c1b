import type { App } from "../http/environment.ts";
import { invalid } from "../http/errors.ts";
import { naturalIn, pageLanguage } from "../http/query.ts";
import { sendShared } from "../http/shared.ts";
import { gameCategories, ownGames } from "../games/games.ts";

/** getGamesPreviewLight: our own games are the same for every partner, player and country. */
export function gameCalls(app: App): void {
  app.get("/web-api/games-preview/light", (call) => {
    const lng = pageLanguage(call);
    for (const name of ["whence", "groupId", "ref", "fcountry"]) {
      if (naturalIn(call, name) === null) throw invalid(name, "required", "a number expected");
    }
    const includeCategories = call.req.query("includeCategories");
    if (includeCategories !== "true" && includeCategories !== "false")
      throw invalid("includeCategories", "type", "true or false expected");
    const Value = Object.fromEntries(
      Object.entries(ownGames).map(([group, games]) => [
        group,
        games.map(({ id, name, route, oldRoute, categoryId, tagId }) => ({
          id,
          name: name[lng],
          route,
          oldRoute,
          categories: [categoryId],
          tagId,
        })),
      ]),
    );
    const Categories = gameCategories.map(({ id, name }) => ({ id, name: name[lng] }));
    const answer = { Success: true, Value };
    return sendShared(
      call,
      "private, max-age=300",
      includeCategories === "true" ? { ...answer, Categories } : answer,
    );
  });
}
