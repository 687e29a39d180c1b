import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { OddsEvent, ScoreEvent } from "../stream.ts";
import { gameOfOutcome, noScore, type Score } from "../world.ts";
import { type LineSlice, reduxContender } from "./redux.ts";

type Game = { outcomes: Record<string, { coef: number; state: number }>; score: Score };
type Sharded = { games: Record<string, Game> };

/** A common optimization of Redux Toolkit: a separate map of outcomes for each game. */
const sharded: LineSlice<Sharded> = {
  name: "Redux Toolkit, sharded",
  prefix: { opaque: 400, dense: 700 },
  open: (world) => {
    const gameOf = gameOfOutcome(world);
    const games: Record<string, Game> = {};
    for (const id of world.games) games[id] = { outcomes: {}, score: noScore };
    for (const [at, id] of world.outcomes.entries()) {
      const game = games[gameOf(id)];
      if (game !== undefined) game.outcomes[id] = { coef: world.coefs[at] ?? 0, state: 0 };
    }
    const initialState: Sharded = { games };
    const odds = (state: Sharded, { payload }: PayloadAction<OddsEvent>) => {
      for (const [at, id] of payload.ids.entries()) {
        const outcome = state.games[gameOf(id)]?.outcomes[id];
        if (outcome === undefined) continue;
        outcome.coef = payload.coefs[at] ?? 0;
        outcome.state = payload.states[at] ?? 0;
      }
    };
    const { reducer } = createSlice({ name: "line", initialState, reducers: { odds, score } });
    return {
      reducer,
      outcome: (line, id) => line.games[gameOf(id)]?.outcomes[id],
      score: (line, id) => line.games[id]?.score,
    };
  },
};

function score(state: Sharded, { payload }: PayloadAction<ScoreEvent>): void {
  const { home, away, minute } = payload;
  const game = state.games[payload.game];
  if (game !== undefined) game.score = { home, away, minute };
}

export const reduxSharded = reduxContender(sharded, false);
export const reduxShardedEpics = reduxContender(sharded, true);
