import { FilterHistory, LoadMoreBets, LoadMoreOpenedBets, SaveHistory } from "../commands/bets.ts";
import { countOpenedBets } from "../epics/bets/countOpened.ts";
import { loadMoreBets } from "../epics/bets/loadMore.ts";
import { pollPlayer } from "../epics/bets/poll.ts";
import { saveHistory } from "../epics/bets/saveHistory.ts";
import { betsSlice } from "../events/bets/slice.ts";
import { betEndpoints } from "../infra/http/api/bets.ts";
import { historyPort } from "../infra/ports/bets.ts";
import { offerFile } from "../infra/ports/page.ts";
import { domain } from "./domain.ts";

/** The history of placed bets, and those that are still open. */
export const bets = domain({
  name: "bets",
  slices: [betsSlice],
  commands: [FilterHistory, LoadMoreBets, LoadMoreOpenedBets, SaveHistory],
  epics: [pollPlayer, loadMoreBets, countOpenedBets, saveHistory],
  endpoints: betEndpoints,
  ports: ({ state, report }) => [{ onEntry: historyPort({ state, report, offer: offerFile }) }],
});
