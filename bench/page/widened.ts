/** Matches of the measured list, each with a result of three outcomes and a line of totals: 300 outcomes. */
const measured = 60;
const shownTypes: readonly number[] = [1, 17];
const football = 1;

type Columns = Record<string, (number | null)[]>;
type Pair = [number, number];
type Whole = {
  idSpace: { games: Pair; markets: Pair; outcomes: Pair };
  games: { id: number; sportId: number }[];
  markets: Columns;
  outcomes: Columns;
};

/** A whole list of the reference server with as many copies of its football matches as are wanted. */
export function widened(text: string, matches = measured): string {
  const whole = JSON.parse(text) as Whole;
  const { idSpace } = whole;
  const markets = rowsOf(whole.markets);
  const outcomes = rowsOf(whole.outcomes);
  const patterns = whole.games
    .filter(({ sportId }) => sportId === football)
    .map((game) => ({ game, markets: firstOfEachType(markets, game.id) }))
    .filter((pattern) => pattern.markets.length === shownTypes.length);
  const made: { games: Whole["games"]; markets: Row[]; outcomes: Row[] } = {
    games: [],
    markets: [],
    outcomes: [],
  };
  for (let at = 0; at < matches && patterns.length > 0; at += 1) {
    const pattern = patterns[at % patterns.length];
    if (pattern === undefined) continue;
    const isCopy = at >= patterns.length;
    const gameId = isCopy ? idSpace.games[1]++ : pattern.game.id;
    made.games.push({ ...pattern.game, id: gameId });
    for (const market of pattern.markets) {
      const marketId = isCopy ? idSpace.markets[1]++ : market["ids"];
      made.markets.push({ ...market, ids: marketId, gameIds: gameId });
      for (const outcome of outcomes.filter(({ marketIds }) => marketIds === market["ids"])) {
        const id = isCopy ? idSpace.outcomes[1]++ : outcome["ids"];
        made.outcomes.push({ ...outcome, ids: id, marketIds: marketId, states: 0 });
      }
    }
  }
  return JSON.stringify({
    ...whole,
    games: made.games,
    markets: columnsOf(made.markets, whole.markets),
    outcomes: columnsOf(made.outcomes, whole.outcomes),
  });
}

type Row = Record<string, number | null | undefined>;

const rowsOf = (columns: Columns): readonly Row[] =>
  (columns["ids"] ?? []).map((_, at) =>
    Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values[at]])),
  );

const columnsOf = (rows: readonly Row[], names: Columns) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, rows.map((row) => row[name])]));

const firstOfEachType = (markets: readonly Row[], gameId: number): readonly Row[] =>
  shownTypes
    .map((typeId) => markets.find((row) => row["gameIds"] === gameId && row["typeIds"] === typeId))
    .filter((market) => market !== undefined);
