import type { App } from "./fixture.ts";

/** An outcome of a match with the fields that tests need. */
export type Pick = {
  readonly outcomeId: number;
  readonly coef: number;
  /** The name of the first outcome on the match page: the home side. */
  readonly outcome: string;
  readonly market: string;
  readonly gameId: number;
  /** "Norrvik against Bastia Azul": the name of its price group in lists. */
  readonly game: string;
  readonly path: string;
};

type Side = { readonly name: string };
type Game = {
  readonly id: number;
  readonly sportId: number;
  readonly status: number;
  readonly opponent1: Side;
  readonly opponent2: Side;
};
type Columns<N extends string> = Readonly<Record<N, readonly number[]>>;
type Answer = {
  readonly games: readonly Game[];
  readonly markets: Columns<"ids" | "gameIds" | "typeIds">;
  readonly outcomes: Columns<"ids" | "marketIds" | "coefs" | "states">;
};

const football = 1;
const matchResult = 1;
const second = 1;

/** Football matches with an open result market and a home price between 1.5 and 6, each with that price. */
export async function footballPicks({ url }: App, feed: "live" | "line"): Promise<readonly Pick[]> {
  const answer = await fetch(`${url}/${feed}-feed/v1/games?lng=en&sportId=${football}`);
  const { games, markets, outcomes } = (await answer.json()) as Answer;
  return games.flatMap((game): Pick[] => {
    const market = markets.ids.find(
      (_id, at) => markets.gameIds[at] === game.id && markets.typeIds[at] === matchResult,
    );
    const at = outcomes.marketIds.findIndex((id) => id === market);
    const [outcomeId = 0, coef = 0] = [outcomes.ids[at], outcomes.coefs[at]];
    const isOpen = outcomes.states[at] === 0 && coef >= 1.5 && coef <= 6;
    if (market === undefined || !isOpen || (feed === "live" && game.status !== second)) return [];
    return [
      {
        outcomeId,
        coef,
        outcome: game.opponent1.name,
        market: "Match result",
        gameId: game.id,
        game: `${game.opponent1.name} against ${game.opponent2.name}`,
        path: `/en/section/${feed}/${game.sportId}/${game.id}`,
      },
    ];
  });
}

/** The n-th of these matches; fails the test when the feed has fewer. */
export async function footballPick(app: App, feed: "live" | "line", index = 0): Promise<Pick> {
  const picks = await footballPicks(app, feed);
  const pick = picks[index];
  if (pick === undefined)
    throw new Error(`The ${feed} feed has ${picks.length} open football matches`);
  return pick;
}
