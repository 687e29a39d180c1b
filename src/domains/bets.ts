import { FilterHistory, LoadMoreBets, LoadMoreOpenedBets } from "../commands/bets.ts";
import { countOpenedBets } from "../epics/bets/countOpened.ts";
import { loadMoreBets } from "../epics/bets/loadMore.ts";
import { pollPlayer } from "../epics/bets/poll.ts";
import { betsSlice } from "../events/bets/slice.ts";
import { betEndpoints } from "../infra/http/api/bets.ts";
import { domain } from "./domain.ts";

/** The history of placed bets, and those that are still open. */
export const bets = domain({
  name: "bets",
  slices: [betsSlice],
  commands: [FilterHistory, LoadMoreBets, LoadMoreOpenedBets],
  epics: [pollPlayer, loadMoreBets, countOpenedBets],
  endpoints: betEndpoints,
});
