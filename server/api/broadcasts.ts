import type { Game } from "../feed/types.ts";
import type { App, Service } from "../http/environment.ts";
import { naturalIn, pageLanguage } from "../http/query.ts";
import { sendShared } from "../http/shared.ts";

const over = 4;
/** What is shown later than this is announced later. */
const aheadMs = 24 * 3_600_000;
const pollAfterMs = 60_000;

/**
 * listBroadcasts: the games that can be followed as they are played, and those of the next day. No source has pictures:
 * each of them has a tracker. [sports-012]
 */
export function broadcastCalls(app: App, { book, source, now }: Service): void {
  app.get("/live-feed/v1/broadcasts", (call) => {
    pageLanguage(call);
    const sportId = naturalIn(call, "sportId");
    const tracked = new Set(source.trackedSportIds);
    const isShown = (game: Game): boolean =>
      game.feed === "live" ? game.status !== over : game.startTime * 1000 <= now() + aheadMs;
    const items = [...book.games.values()]
      .filter((game) => tracked.has(game.sportId) && isShown(game))
      .filter((game) => sportId === null || game.sportId === sportId)
      .toSorted((a, b) => a.startTime - b.startTime || a.id - b.id)
      .map((game) => ({
        gameId: game.id,
        sportId: game.sportId,
        startTime: game.startTime,
        isRunning: game.feed === "live",
        kind: "tracker",
      }));
    return sendShared(call, "public, max-age=30", { items, pollAfterMs });
  });
}
