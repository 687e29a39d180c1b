import type { FeedAnswer } from "./feed.ts";
import { isSlot } from "./table.ts";
import type { Game, Market, Outcome, SportsTables } from "./tables.ts";

/**
 * Writes an answer into the tables in the order of the contract: removedMarkets, games, patches, markets,
 * outcomes, prices. Unknown ids and ids outside the range of a table are skipped. Price changes are marked
 * with `at` unless `isQuiet`.
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
    outcomes.set(
      id - base.outcomes,
      withPrice(before, coef, prices.states[index] ?? 1, at, isQuiet),
    );
  }
}

type Patches = NonNullable<FeedAnswer["patches"]>;

/**
 * A request for prices has no language (contract, `/prices`), so its period names may not be in the page's
 * language: names already in the tables are kept.
 */
export const withKnownNames = ({ games, base }: SportsTables, patches: Patches): Patches =>
  patches.map((patch) => {
    const knownPeriods = games.get(patch.id - base.games)?.score?.periods;
    const { score } = patch;
    if (knownPeriods === undefined || score?.periods === undefined) return patch;
    const periods = score.periods.map((period) => ({
      ...period,
      name: knownPeriods.find(({ id }) => id === period.id)?.name ?? period.name,
    }));
    return { ...patch, score: { ...score, periods } };
  });

function addMarkets({ games, markets, base }: SportsTables, columns: FeedAnswer["markets"]): void {
  const newIds = collectNewIds();
  for (const [index, id] of (columns?.ids ?? []).entries()) {
    const slot = id - base.markets;
    const gameId = columns?.gameIds[index];
    const typeId = columns?.typeIds[index];
    if (!isSlot(slot) || gameId === undefined || typeId === undefined) continue;
    const before = markets.get(slot);
    const param = columns?.params[index] ?? null;
    markets.set(slot, { id, gameId, typeId, param, outcomeIds: before?.outcomeIds ?? [] });
    newIds.add(gameId, games.get(gameId - base.games)?.marketIds, id);
  }
  for (const [gameId, ids] of newIds.byOwner) {
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
  const newIds = collectNewIds();
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
    const added: Outcome = {
      id,
      marketId,
      typeId,
      param,
      coef,
      state,
      movedFrom: null,
      movedAt: null,
    };
    outcomes.set(slot, before === undefined ? added : withPrice(before, coef, state, at, isQuiet));
    newIds.add(marketId, markets.get(marketId - base.markets)?.outcomeIds, id);
  }
  for (const [marketId, ids] of newIds.byOwner) {
    const market = markets.get(marketId - base.markets);
    if (market === undefined) continue;
    const outcomeIds = [...market.outcomeIds, ...ids];
    markets.set(marketId - base.markets, { ...market, outcomeIds });
  }
}

/** Searching a list up to this length is faster than building a set. */
const SHORT_LIST = 32;

/**
 * Collects the ids that are new to the lists of their owners, so that each list is copied once per answer: a
 * market can have thousands of outcomes. Ids of an unknown owner, one without a list, are skipped.
 */
function collectNewIds() {
  const byOwner = new Map<number, number[]>();
  const seenByOwner = new Map<number, Set<number>>();
  const add = (owner: number, list: readonly number[] | undefined, id: number): void => {
    if (list === undefined || (list.length <= SHORT_LIST && list.includes(id))) return;
    let seen = seenByOwner.get(owner);
    if (seen === undefined) seenByOwner.set(owner, (seen = new Set(list)));
    if (seen.has(id)) return;
    seen.add(id);
    const newIds = byOwner.get(owner);
    if (newIds === undefined) byOwner.set(owner, [id]);
    else newIds.push(id);
  };
  return { byOwner, add };
}

/** Up or down is relative to the last price shown, not the first (interface rules, "Odds button"). */
function withPrice(
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

/** After a full answer for a game: removes the markets that it no longer has. */
export function dropAbsentMarkets(
  tables: SportsTables,
  gameId: number,
  marketIds: ReadonlySet<number>,
): void {
  const game: Game | undefined = tables.games.get(gameId - tables.base.games);
  const absent: Market["id"][] = (game?.marketIds ?? []).filter((id) => !marketIds.has(id));
  for (const id of absent) removeMarket(tables, id);
}

/** State of an outcome that no longer exists (contract, "Feeds"). */
const GONE = 2;

/** The server no longer has this match: none of its outcomes can be bet on. */
export function closeGame({ games, markets, outcomes, base }: SportsTables, gameId: number): void {
  for (const marketId of games.get(gameId - base.games)?.marketIds ?? []) {
    for (const id of markets.get(marketId - base.markets)?.outcomeIds ?? []) {
      const outcome = outcomes.peek(id - base.outcomes);
      if (outcome !== undefined) outcomes.set(id - base.outcomes, { ...outcome, state: GONE });
    }
  }
}
