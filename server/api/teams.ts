import type { App, Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { idInPath, pageLanguage } from "../http/query.ts";
import { sendShared } from "../http/shared.ts";

/** getTeam and getPlayer: who plays for a side, and what they did in the season. [screen-team] [screen-cricket] */
export function teamCalls(app: App, { book, source, now }: Service): void {
  app.get("/line-feed/v1/teams/:teamId", (call) => {
    pageLanguage(call);
    const teamId = idInPath(call, "teamId");
    const games = [...book.games.values()].filter(
      ({ opponent1, opponent2 }) => opponent1?.id === teamId || opponent2?.id === teamId,
    );
    const [game] = games;
    const known = source.team(teamId);
    const side = game?.opponent1?.id === teamId ? game.opponent1 : game?.opponent2;
    const name = known?.name ?? side?.name;
    const sportId = known?.sportId ?? game?.sportId;
    if (name === undefined || sportId === undefined) throw new ApiError(404, 40);
    const countryCode = known?.countryCode ?? book.champs.get(game?.champId ?? 0)?.countryCode;
    return sendShared(call, "public, max-age=300", {
      id: teamId,
      name,
      nameEn: name,
      sportId,
      ...(countryCode === undefined ? {} : { countryCode }),
      players: known?.players ?? [],
      gameIds: games
        .toSorted((a, b) => a.startTime - b.startTime || a.id - b.id)
        .map(({ id }) => id),
    });
  });

  app.get("/line-feed/v1/players/:playerId", (call) => {
    pageLanguage(call);
    const player = source.player(idInPath(call, "playerId"), now());
    if (player === null) throw new ApiError(404, 40);
    return sendShared(call, "public, max-age=300", player);
  });
}
