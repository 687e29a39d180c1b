import { createSlice } from "../slice.ts";
import { listAnswered, listFailed, noGames, type SportsState } from "../sports/index.ts";
import { ChosenGames } from "./events.ts";
import { chosenKey } from "./index.ts";

/** Named matches are in the same tables as all others; this part of the folds loads with the pages that name them. */
export const chosenGamesSlice = createSlice<"sports", SportsState>("sports", noGames())
  .on(ChosenGames.answered, (state, { ask, body }, { at }) =>
    // With its first request a page says anew which matches it means: they are arranged at once.
    listAnswered(state, chosenKey(ask), { ...ask, isArranged: ask.isQuiet }, body, at),
  )
  .on(ChosenGames.failed, (state, { ask }) => listFailed(state, chosenKey(ask)));
