import {
  FilterHistory,
  LoadMoreBets,
  LoadMoreOpenedBets,
  PrintHistory,
  SaveHistory,
} from "../commands/bets.ts";
import { countOpenedBets } from "../epics/bets/countOpened.ts";
import { loadMoreBets } from "../epics/bets/loadMore.ts";
import { pollPlayer } from "../epics/bets/poll.ts";
import { printHistory, saveHistory } from "../epics/bets/saveHistory.ts";
import { betsSlice } from "../events/bets/slice.ts";
import { betEndpoints } from "../infra/http/api/bets.ts";
import { historyPort, printPage } from "../infra/ports/bets.ts";
import { offerFile } from "../infra/ports/page.ts";
import { domain } from "./domain.ts";

/** The history of placed bets, and those that are still open. */
export const bets = domain({
  name: "bets",
  slices: [betsSlice],
  commands: [FilterHistory, LoadMoreBets, LoadMoreOpenedBets, SaveHistory, PrintHistory],
  epics: [pollPlayer, loadMoreBets, countOpenedBets, saveHistory, printHistory],
  endpoints: betEndpoints,
  ports: ({ window, state, report }) => [
    { onEntry: historyPort({ state, report, offer: offerFile, print: () => printPage(window) }) },
  ],
});
