import type { Champ, Game, GamePhase, Market, Outcome, OutcomeState } from "./types.ts";

export type PhasePatch = Partial<GamePhase> & { readonly marketsCount?: number };

/**
 * Everything that changed in one sealed tick, by id. Games, markets and outcomes are listed when they are
 * new; patches and prices hold the last value within the tick.
 */
export type Tick = {
  readonly number: number;
  /** Unix milliseconds at which the tick was sealed. */
  readonly sealedAt: number;
  readonly champs: Map<number, Champ>;
  readonly games: Map<number, Game>;
  readonly patches: Map<number, PhasePatch>;
  readonly removedGames: Map<number, Game>;
  readonly markets: Map<number, Market>;
  readonly removedMarkets: Map<number, Market>;
  readonly outcomes: Map<number, Outcome>;
  readonly prices: Map<
    number,
    {
      readonly gameId: number;
      readonly marketId: number;
      readonly coef: number;
      readonly state: OutcomeState;
    }
  >;
};

export function emptyTick(number: number, sealedAt: number): Tick {
  return {
    number,
    sealedAt,
    champs: new Map(),
    games: new Map(),
    patches: new Map(),
    removedGames: new Map(),
    markets: new Map(),
    removedMarkets: new Map(),
    outcomes: new Map(),
    prices: new Map(),
  };
}

/** Merges ticks, oldest first: the result has the same effect as applying all of them in order. */
export function mergeTicks(ticks: readonly Tick[]): Tick {
  const merged = emptyTick(ticks.at(-1)?.number ?? 0, ticks.at(-1)?.sealedAt ?? 0);
  for (const tick of ticks) mergeInto(merged, tick);
  return merged;
}

function mergeInto(merged: Tick, tick: Tick): void {
  for (const [id, game] of tick.removedGames) {
    dropGame(merged, id);
    merged.removedGames.set(id, game);
  }
  for (const [id, market] of tick.removedMarkets) {
    dropMarket(merged, id);
    merged.removedMarkets.set(id, market);
  }
  for (const [id, champ] of tick.champs) merged.champs.set(id, champ);
  for (const [id, game] of tick.games) {
    merged.patches.delete(id);
    merged.games.set(id, game);
  }
  for (const [id, patch] of tick.patches) {
    const game = merged.games.get(id);
    if (game) merged.games.set(id, { ...game, ...patch });
    else merged.patches.set(id, { ...merged.patches.get(id), ...patch });
  }
  for (const [id, market] of tick.markets) merged.markets.set(id, market);
  for (const [id, outcome] of tick.outcomes) merged.outcomes.set(id, outcome);
  for (const [id, price] of tick.prices) {
    const outcome = merged.outcomes.get(id);
    if (outcome) merged.outcomes.set(id, { ...outcome, coef: price.coef, state: price.state });
    else merged.prices.set(id, price);
  }
}

function dropGame(tick: Tick, gameId: number): void {
  tick.games.delete(gameId);
  tick.patches.delete(gameId);
  for (const market of tick.markets.values()) {
    if (market.gameId === gameId) dropMarket(tick, market.id);
  }
  deleteWhere(tick.removedMarkets, (market) => market.gameId === gameId);
  deleteWhere(tick.outcomes, (outcome) => outcome.gameId === gameId);
  deleteWhere(tick.prices, (price) => price.gameId === gameId);
}

function dropMarket(tick: Tick, marketId: number): void {
  tick.markets.delete(marketId);
  deleteWhere(tick.outcomes, (outcome) => outcome.marketId === marketId);
  deleteWhere(tick.prices, (price) => price.marketId === marketId);
}

function deleteWhere<V>(map: Map<number, V>, isDropped: (value: V) => boolean): void {
  for (const [id, value] of map) if (isDropped(value)) map.delete(id);
}

/** The fields of a phase that differ from the game; null if none do. */
export function changedFields(game: Game, phase: Partial<GamePhase>): Partial<GamePhase> | null {
  const current: Record<string, unknown> = game;
  const changed = Object.entries(phase).filter(
    ([field, value]) =>
      current[field] !== value && JSON.stringify(current[field]) !== JSON.stringify(value),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}
