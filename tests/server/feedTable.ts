import type { Json } from "./operator.ts";

/** A client's table of a feed, updated in the order that the contract prescribes. */
export function feedTable() {
  const champs = new Map<number, Json>();
  const games = new Map<number, Json>();
  const markets = new Map<number, Json>();
  const outcomes = new Map<number, Json>();

  const dropMarket = (id: number) => {
    markets.delete(id);
    for (const [outcomeId, outcome] of outcomes)
      if (outcome.marketId === id) outcomes.delete(outcomeId);
  };
  const dropGame = (id: number) => {
    games.delete(id);
    for (const [marketId, market] of markets) if (market.gameId === id) dropMarket(marketId);
  };

  return {
    apply(answer: Json): void {
      if (answer.full) for (const table of [champs, games, markets, outcomes]) table.clear();
      for (const id of answer.removedGames ?? []) dropGame(id);
      for (const id of answer.removedMarkets ?? []) dropMarket(id);
      for (const champ of answer.champs ?? []) champs.set(champ.id, champ);
      for (const game of answer.games ?? []) games.set(game.id, game);
      for (const patch of answer.patches ?? []) {
        if (games.has(patch.id)) games.set(patch.id, { ...games.get(patch.id), ...patch });
      }
      for (const [index, id] of (answer.markets?.ids ?? []).entries()) {
        const { gameIds, typeIds, params } = answer.markets;
        markets.set(id, { gameId: gameIds[index], typeId: typeIds[index], param: params[index] });
      }
      for (const [index, id] of (answer.outcomes?.ids ?? []).entries()) {
        const { marketIds, typeIds, params, coefs, states } = answer.outcomes;
        outcomes.set(id, {
          marketId: marketIds[index],
          typeId: typeIds[index],
          param: params[index],
          coef: coefs[index],
          state: states[index],
        });
      }
      for (const [index, id] of (answer.prices?.ids ?? []).entries()) {
        const known = outcomes.get(id);
        if (!known) continue;
        outcomes.set(id, {
          ...known,
          coef: answer.prices.coefs[index],
          state: answer.prices.states[index],
        });
      }
    },
    /** Games, markets and outcomes by id; champs are only ever added, so they are left out. */
    tables: { games, markets, outcomes },
  };
}

export type FeedTable = ReturnType<typeof feedTable>;

/** The differences between two tables, in words; empty when they are equal. */
export function differences(one: FeedTable, other: FeedTable): string[] {
  const found: string[] = [];
  for (const name of ["games", "markets", "outcomes"] as const) {
    const [own, theirs] = [one.tables[name], other.tables[name]];
    for (const id of new Set([...own.keys(), ...theirs.keys()])) {
      const [left, right] = [sorted(own.get(id)), sorted(theirs.get(id))];
      if (left !== right) found.push(`${name} ${id}: ${left} / ${right}`);
    }
  }
  return found.slice(0, 5);
}

function sorted(row: Json): string {
  return row === undefined
    ? "missing"
    : JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
}
