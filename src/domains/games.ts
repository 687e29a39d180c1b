import { correctGame } from "../epics/games/correct.ts";
import { gamesEndpoints } from "../infra/http/api/games.ts";
import { domain } from "./domain.ts";

/** Our own games. */
export const games = domain({
  name: "games",
  epics: [correctGame],
  endpoints: gamesEndpoints,
});
