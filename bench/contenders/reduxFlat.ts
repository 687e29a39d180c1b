import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { OddsEvent, ScoreEvent } from "../stream.ts";
import { noScore, type Score } from "../world.ts";
import { type LineSlice, reduxContender } from "./redux.ts";

type MutableOutcome = { coef: number; state: number };
type Flat = { outcomes: Record<string, MutableOutcome>; scores: Record<string, Score> };

/** As in the Redux Toolkit guide: one map of all entities, updated with Immer. */
const flat: LineSlice<Flat> = {
  name: "Redux Toolkit, flat",
  prefix: { opaque: 40, dense: 100 },
  open: (world) => {
    const outcomes = world.outcomes.map((id, at) => [id, { coef: world.coefs[at] ?? 0, state: 0 }]);
    const initialState: Flat = {
      outcomes: Object.fromEntries(outcomes),
      scores: Object.fromEntries(world.games.map((id) => [id, noScore])),
    };
    const { reducer } = createSlice({ name: "line", initialState, reducers: { odds, score } });
    return {
      reducer,
      outcome: (line, id) => line.outcomes[id],
      score: (line, id) => line.scores[id],
    };
  },
};

function odds({ outcomes }: Flat, { payload }: PayloadAction<OddsEvent>): void {
  for (const [at, id] of payload.ids.entries()) {
    const outcome = outcomes[id];
    if (outcome === undefined) continue;
    outcome.coef = payload.coefs[at] ?? 0;
    outcome.state = payload.states[at] ?? 0;
  }
}

function score({ scores }: Flat, { payload }: PayloadAction<ScoreEvent>): void {
  const { home, away, minute } = payload;
  scores[payload.game] = { home, away, minute };
}

export const reduxFlat = reduxContender(flat, false);
export const reduxFlatEpics = reduxContender(flat, true);
