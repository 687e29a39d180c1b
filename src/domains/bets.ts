import { LoadMoreBets } from "../commands/bets.ts";
import { loadMoreBets } from "../epics/bets/loadMore.ts";
import { pollPlayer } from "../epics/bets/poll.ts";
import { betsSlice } from "../events/bets/slice.ts";
import { betEndpoints } from "../infra/http/api/bets.ts";
import { domain } from "./domain.ts";

/** The history of placed bets. */
export const bets = domain({
  name: "bets",
  slices: [betsSlice],
  commands: [LoadMoreBets],
  epics: [pollPlayer, loadMoreBets],
  endpoints: betEndpoints,
});
