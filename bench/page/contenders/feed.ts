export type Match = {
  readonly id: number;
  readonly sportId: number;
  readonly name: string;
  readonly outcomes: readonly number[];
};
/** Outcome ids and their prices, side by side. */
export type Prices = { readonly ids: readonly number[]; readonly coefs: readonly number[] };

type Answer = {
  readonly cursor: number;
  readonly more?: boolean;
  readonly pollAfterMs: number;
  readonly prices?: Prices;
};
type Whole = Answer & {
  readonly games: readonly {
    readonly id: number;
    readonly sportId: number;
    readonly title?: string;
    readonly opponent1?: { readonly name: string };
    readonly opponent2?: { readonly name: string };
  }[];
  readonly markets: { readonly ids: readonly number[]; readonly gameIds: readonly number[] };
  readonly outcomes: Prices & { readonly marketIds: readonly number[] };
};

const feed = "/live-feed/v1/games?lng=en";
const ask = async <T>(url: string): Promise<T> => (await fetch(url)).json() as Promise<T>;

/** The live list, and its prices whenever they change. */
export async function follow(store: {
  begin(matches: readonly Match[], prices: Prices): void;
  apply(prices: Prices): void;
}): Promise<void> {
  const whole = await ask<Whole>(feed);
  const gameOf = new Map(whole.markets.ids.map((id, at) => [id, whole.markets.gameIds[at]]));
  const outcomesOf = new Map<number, number[]>();
  whole.outcomes.ids.forEach((id, at) => {
    const game = gameOf.get(whole.outcomes.marketIds[at] ?? 0) ?? 0;
    outcomesOf.set(game, [...(outcomesOf.get(game) ?? []), id]);
  });
  store.begin(
    whole.games.map(({ id, sportId, title, opponent1, opponent2 }) => ({
      id,
      sportId,
      name: opponent1 === undefined ? (title ?? "") : `${opponent1.name} – ${opponent2?.name}`,
      outcomes: outcomesOf.get(id) ?? [],
    })),
    whole.outcomes,
  );
  let last: Answer = whole;
  for (;;) {
    const { cursor, more, pollAfterMs } = last;
    if (more !== true) await new Promise((resume) => setTimeout(resume, pollAfterMs));
    last = await ask<Answer>(`${feed}&since=${cursor}`);
    if (last.prices !== undefined) store.apply(last.prices);
  }
}
