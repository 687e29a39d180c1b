import { feedAnswer, pollAfterMs } from "../feed/answers.ts";
import { gameAnswer } from "../feed/gameAnswer.ts";
import type { Book } from "../feed/book.ts";
import { champCard, gamePatch, type Language } from "../feed/cards.ts";
import { priceColumns } from "../feed/columns.ts";
import { countryIdOf } from "../feed/countryIds.ts";
import type { FeedName } from "../feed/types.ts";
import type { App, Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { sportCategories, sportCards } from "../feed/sports.ts";
import { expressesOfDay } from "../coupon/expressDay.ts";
import { selectionOf } from "./selection.ts";
import { idInPath, idsIn, naturalIn, pageLanguage } from "../http/query.ts";
import { sendShared } from "../http/shared.ts";

/** Sports, champs, games, game, prices of line and live, and market types. */
export function feedCalls(app: App, service: Service): void {
  for (const feed of ["line", "live"] as const) feedCallsOf(feed, app, service);

  app.get("/line-feed/v1/market-types", (call) => {
    const lng = pageLanguage(call);
    const sportId = naturalIn(call, "sportId");
    const { marketGroups, marketTypes } = service.source;
    const types = marketTypes.filter((type) => sportId === null || type.sportIds.includes(sportId));
    return sendShared(call, "public, max-age=600", {
      groups: marketGroups.map(({ id, name, order }) => ({ id, name: name[lng], order })),
      types: types.map((type) => ({
        id: type.id,
        groupId: type.groupId,
        name: type.name[lng],
        shortName: type.shortName[lng],
        order: type.order,
        columns: type.columns,
        outcomes: type.outcomes.map(({ typeId, name, shortName }) => ({
          typeId,
          name: name[lng],
          shortName: shortName[lng],
        })),
      })),
    });
  });
}

function feedCallsOf(feed: FeedName, app: App, service: Service): void {
  const { book, source } = service;
  const mostTicks = () => (service.site.manner === "pieces" ? 1 : undefined);
  const [listAge, gameAge] = feed === "live" ? [10, 1] : [30, 5];

  app.get(`/${feed}-feed/v1/sports`, (call) => {
    const lng = pageLanguage(call);
    return sendShared(call, `public, max-age=${listAge}`, {
      items: sportCards(book, source, feed, lng),
      categories: sportCategories.map(({ id, name, order }) => ({ id, name: name[lng], order })),
      pollAfterMs: listAge * 1000,
    });
  });

  app.get(`/${feed}-feed/v1/champs`, (call) => {
    const lng = pageLanguage(call);
    const sportId = naturalIn(call, "sportId");
    const countryId = naturalIn(call, "countryId");
    const isTop = call.req.query("top") === "1";
    const items = [...book.champs.values()]
      .map((champ) => ({ champ, gamesCount: book.gamesCount(feed, champ.id) }))
      .filter(({ gamesCount }) => gamesCount > 0)
      .filter(({ champ }) => sportId === null || champ.sportId === sportId)
      .filter(({ champ }) => countryId === null || countryIdOf(champ.countryCode) === countryId)
      .filter(({ champ }) => !isTop || champ.isTop)
      .sort((a, b) => a.champ.order - b.champ.order)
      .map(({ champ, gamesCount }) => champCard(champ, gamesCount, lng));
    return sendShared(call, `public, max-age=${listAge}`, { items });
  });

  app.get(`/${feed}-feed/v1/games`, (call) => {
    const lng = pageLanguage(call);
    const selection = selectionOf(service, feed, call);
    const answer = feedAnswer(book, selection, naturalIn(call, "since"), lng, mostTicks());
    return sendShared(call, `public, max-age=${gameAge}`, answer);
  });

  app.get(`/${feed}-feed/v1/games/:gameId`, (call) => {
    const lng = pageLanguage(call);
    const gameId = idInPath(call, "gameId");
    const game = book.game(gameId);
    if (game?.feed !== feed) throw gameNotFound(book, gameId);
    const answer = gameAnswer(book, game, naturalIn(call, "since"), lng, mostTicks());
    return sendShared(call, `public, max-age=${gameAge}`, {
      ...answer,
      gameId,
      marketGroups: groupsOf(service, gameId, lng),
    });
  });

  app.get(`/${feed}-feed/v1/express-day`, (call) => {
    const lng = pageLanguage(call);
    return sendShared(call, "public, max-age=30", {
      items: expressesOfDay(service, feed, lng),
      pollAfterMs: 30_000,
    });
  });

  app.get(`/${feed}-feed/v1/prices`, (call) => {
    const ids = idsIn(call, "ids", 100);
    if (ids === null) throw invalid("ids", "required", "outcome ids joined by commas expected");
    const isInFeed = (gameId: number) => book.game(gameId)?.feed === feed;
    const outcomes = ids
      .flatMap((id) => book.outcome(id) ?? [])
      .filter(({ gameId }) => isInFeed(gameId));
    const outcomeIds = new Set(outcomes.map(({ id }) => id));
    const games = [...new Set(outcomes.map(({ gameId }) => gameId))].flatMap(
      (id) => book.game(id) ?? [],
    );
    return sendShared(call, `public, max-age=${gameAge}`, {
      cursor: book.cursor,
      pollAfterMs: pollAfterMs(feed),
      // Until the next tick they are the prices of now, also where ticks are rare.
      serverTime: Math.max(book.sealedAt, Math.floor(service.now() / 1000) * 1000),
      prices: priceColumns(outcomes),
      gameIds: outcomes.map(({ gameId }) => gameId),
      missingIds: ids.filter((id) => !outcomeIds.has(id)),
      patches: games.map((game) => ({ id: game.id, ...gamePatch(game, "en") })),
    });
  });
}

/** Code 41 with the new address of a game that moved to the other feed, else code 40. */
function gameNotFound(book: Book, gameId: number): ApiError {
  const game = book.game(book.movedGame(gameId) ?? gameId);
  if (!game) return new ApiError(404, 40);
  return new ApiError(404, 41, { data: { movedTo: { feed: game.feed, id: game.id } } });
}

function groupsOf({ book, source }: Service, gameId: number, lng: Language) {
  const typeIds = new Set(book.marketsOf(gameId).map(({ typeId }) => typeId));
  const groupIds = new Set(
    source.marketTypes.filter(({ id }) => typeIds.has(id)).map(({ groupId }) => groupId),
  );
  return source.marketGroups
    .filter(({ id }) => groupIds.has(id))
    .map(({ id, name, order }) => ({ id, name: name[lng], order }));
}
