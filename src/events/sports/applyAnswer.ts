import type { FeedAnswer } from "./feed.ts";
import { isSlot } from "./table.ts";
import type { Game, Market, Outcome, SportsTables } from "./tables.ts";

/**
 * Writes an answer into the tables in the order of the contract: removedMarkets, games, patches, markets,
 * outcomes, prices. Unknown ids are skipped, and so is an id that no table can hold. `at` marks the prices that moved;
 * null takes them over quietly.
 */
export function applyAnswer(
  tables: SportsTables,
  feed: "live" | "line",
  answer: Omit<FeedAnswer, "cursor" | "full" | "pollAfterMs" | "serverTime">,
  at: number,
  isQuiet: boolean,
): void {
  const { games, outcomes, base } = tables;
  for (const id of answer.removedMarkets ?? []) removeMarket(tables, id);
  for (const card of answer.games ?? []) {
    const slot = card.id - base.games;
    if (!isSlot(slot)) continue;
    const before = games.get(slot);
    games.set(slot, { ...card, feed, clockAt: at, marketIds: before?.marketIds ?? [] });
  }
  for (const { id, ...changed } of answer.patches ?? []) {
    const before = games.get(id - base.games);
    if (before === undefined) continue;
    const clockAt = changed.timeSec === undefined ? before.clockAt : at;
    games.set(id - base.games, { ...before, ...changed, clockAt });
  }
  addMarkets(tables, answer.markets);
  addOutcomes(tables, answer.outcomes, at, isQuiet);
  const { prices } = answer;
  if (prices === undefined) return;
  for (const [index, id] of prices.ids.entries()) {
    const before = outcomes.peek(id - base.outcomes);
    if (before === undefined) continue;
    const coef = prices.coefs[index] ?? before.coef;
    outcomes.set(id - base.outcomes, moved(before, coef, prices.states[index] ?? 1, at, isQuiet));
  }
}

type Patches = NonNullable<FeedAnswer["patches"]>;

/**
 * Prices are asked for in no language (contract, `/prices`), so the names of periods in them may be in another one than the
 * page's: those that are known stay.
 */
export const withKnownNames = ({ games, base }: SportsTables, patches: Patches): Patches =>
  patches.map((patch) => {
    const known = games.get(patch.id - base.games)?.score?.periods;
    const { score } = patch;
    if (known === undefined || score?.periods === undefined) return patch;
    const periods = score.periods.map((period) => ({
      ...period,
      name: known.find(({ id }) => id === period.id)?.name ?? period.name,
    }));
    return { ...patch, score: { ...score, periods } };
  });

function addMarkets({ games, markets, base }: SportsTables, columns: FeedAnswer["markets"]): void {
  const news = newIds();
  for (const [index, id] of (columns?.ids ?? []).entries()) {
    const slot = id - base.markets;
    const gameId = columns?.gameIds[index];
    const typeId = columns?.typeIds[index];
    if (!isSlot(slot) || gameId === undefined || typeId === undefined) continue;
    const before = markets.get(slot);
    const param = columns?.params[index] ?? null;
    markets.set(slot, { id, gameId, typeId, param, outcomeIds: before?.outcomeIds ?? [] });
    news.meet(gameId, games.get(gameId - base.games)?.marketIds, id);
  }
  for (const [gameId, ids] of news.byOwner) {
    const game = games.get(gameId - base.games);
    if (game === undefined) continue;
    games.set(gameId - base.games, { ...game, marketIds: [...game.marketIds, ...ids] });
  }
}

function addOutcomes(
  { markets, outcomes, base }: SportsTables,
  columns: FeedAnswer["outcomes"],
  at: number,
  isQuiet: boolean,
): void {
  const news = newIds();
  for (const [index, id] of (columns?.ids ?? []).entries()) {
    const slot = id - base.outcomes;
    const marketId = columns?.marketIds[index];
    const typeId = columns?.typeIds[index];
    const coef = columns?.coefs[index];
    if (!isSlot(slot) || marketId === undefined || typeId === undefined || coef === undefined)
      continue;
    const param = columns?.params[index] ?? null;
    const state = columns?.states[index] ?? 1;
    const before = outcomes.peek(slot);
    const fresh: Outcome = {
      id,
      marketId,
      typeId,
      param,
      coef,
      state,
      movedFrom: null,
      movedAt: null,
    };
    outcomes.set(slot, before === undefined ? fresh : moved(before, coef, state, at, isQuiet));
    news.meet(marketId, markets.get(marketId - base.markets)?.outcomeIds, id);
  }
  for (const [marketId, ids] of news.byOwner) {
    const market = markets.get(marketId - base.markets);
    if (market === undefined) continue;
    const outcomeIds = [...market.outcomeIds, ...ids];
    markets.set(marketId - base.markets, { ...market, outcomeIds });
  }
}

/** Lists up to this length are looked through faster than they are made a set. */
const FEW = 32;

/**
 * Gathers the ids that are new to the lists of their owners, so that each list is copied once an answer: one market may
 * have thousands of outcomes. An owner without a list is not known.
 */
function newIds() {
  const byOwner = new Map<number, number[]>();
  const known = new Map<number, Set<number>>();
  const meet = (owner: number, list: readonly number[] | undefined, id: number): void => {
    if (list === undefined || (list.length <= FEW && list.includes(id))) return;
    let ids = known.get(owner);
    if (ids === undefined) known.set(owner, (ids = new Set(list)));
    if (ids.has(id)) return;
    ids.add(id);
    const fresh = byOwner.get(owner);
    if (fresh === undefined) byOwner.set(owner, [id]);
    else fresh.push(id);
  };
  return { byOwner, meet };
}

/** Up or down compares with the last price shown, not the first (interface rules, "Odds button"). */
function moved(
  before: Outcome,
  coef: number,
  state: number,
  at: number,
  isQuiet: boolean,
): Outcome {
  if (coef === before.coef && state === before.state) return before;
  if (coef === before.coef) return { ...before, state };
  return isQuiet
    ? { ...before, coef, state, movedFrom: null, movedAt: null }
    : { ...before, coef, state, movedFrom: before.coef, movedAt: at };
}

function removeMarket({ games, markets, outcomes, base }: SportsTables, id: number): void {
  const market = markets.get(id - base.markets);
  if (market === undefined) return;
  for (const outcomeId of market.outcomeIds) outcomes.delete(outcomeId - base.outcomes);
  markets.delete(id - base.markets);
  const game = games.get(market.gameId - base.games);
  if (game === undefined) return;
  games.set(market.gameId - base.games, {
    ...game,
    marketIds: game.marketIds.filter((marketId) => marketId !== id),
  });
}

/** A whole game has been sent: what it no longer holds is gone. */
export function dropAbsentMarkets(
  tables: SportsTables,
  gameId: number,
  kept: ReadonlySet<number>,
): void {
  const game: Game | undefined = tables.games.get(gameId - tables.base.games);
  const absent: Market["id"][] = (game?.marketIds ?? []).filter((id) => !kept.has(id));
  for (const id of absent) removeMarket(tables, id);
}

/** State of an outcome that is no longer there (contract, "Feeds"). */
const GONE = 2;

/** The server does not have this match any more: none of its outcomes can be bet on. */
export function closeGame({ games, markets, outcomes, base }: SportsTables, gameId: number): void {
  for (const marketId of games.get(gameId - base.games)?.marketIds ?? []) {
    for (const id of markets.get(marketId - base.markets)?.outcomeIds ?? []) {
      const outcome = outcomes.peek(id - base.outcomes);
      if (outcome !== undefined) outcomes.set(id - base.outcomes, { ...outcome, state: GONE });
    }
  }
}
