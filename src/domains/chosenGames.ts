import { pollChosen } from "../epics/chosenGames/poll.ts";
import { chosenGamesSlice } from "../events/chosenGames/slice.ts";
import { chosenGamesEndpoints } from "../infra/http/api/chosenGames.ts";
import { domain } from "./domain.ts";

/** Matches that a page names: what was found, favourites, the matches of a team. */
export const chosenGames = domain({
  name: "chosenGames",
  slices: [chosenGamesSlice],
  epics: [pollChosen],
  endpoints: chosenGamesEndpoints,
});
