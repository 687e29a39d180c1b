import { loadDictionaries } from "../epics/sports/dictionaries.ts";
import { pausePolling, POLL_PAUSE } from "../epics/sports/pause.ts";
import { poll, POLL_BACK_OFF } from "../epics/sports/poll.ts";
import { POLL } from "../epics/sports/polls.ts";
import { followMovedGame } from "../epics/sports/followMovedGame.ts";
import { sportsSlice } from "../events/sports/state.ts";
import { feedEndpoints } from "../infra/http/api/sports.ts";
import { domain } from "./domain.ts";

/** Feeds of matches, markets and prices. */
export const sports = domain({
  name: "sports",
  slices: [sportsSlice],
  epics: [loadDictionaries, pausePolling, poll, followMovedGame],
  rules: [POLL, POLL_BACK_OFF, POLL_PAUSE],
  endpoints: ({ language }) => feedEndpoints(() => language),
});
