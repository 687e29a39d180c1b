import { nullable, shape } from "../codec/codec.ts";
import {
  HistoryFiltered,
  MoreBetsRequested,
  MoreOpenedBetsRequested,
} from "../events/bets/events.ts";
import { HistoryFilter } from "../events/bets/filter.ts";
import { HistoryPrintWanted } from "../events/bets/printEvents.ts";
import { filterKey, shownHistory } from "../events/bets/index.ts";
import { itemsOf, nextTokenOf } from "../events/remoteList.ts";
import { HistoryFileWanted, HistoryFileWords } from "../events/bets/fileEvents.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Shows the next page of the history. */
export const LoadMoreBets = defineCommand("LoadMoreBets", shape({}), (_data, { bets }) => {
  const pageToken = nextTokenOf(shownHistory(bets));
  return pageToken === null ? refuse("nothing_to_do") : accept(MoreBetsRequested({ pageToken }));
});

/** Shows the next page of the open bets. */
export const LoadMoreOpenedBets = defineCommand(
  "LoadMoreOpenedBets",
  shape({}),
  (_data, { bets }) => {
    const pageToken = nextTokenOf(bets.opened);
    return pageToken === null
      ? refuse("nothing_to_do")
      : accept(MoreOpenedBetsRequested({ pageToken }));
  },
);

/** Reduces the history to some of the bets; an empty filter, or null, shows all. */
export const FilterHistory = defineCommand(
  "FilterHistory",
  shape({ filter: nullable(HistoryFilter) }),
  ({ filter }, { bets: { found } }) => {
    const next = filter === null || Object.keys(filter).length === 0 ? null : filter;
    const key = (one: HistoryFilter | null) => (one === null ? "" : filterKey(one));
    return key(next) === key(found?.filter ?? null)
      ? refuse("nothing_to_do")
      : accept(HistoryFiltered({ filter: next }));
  },
);

/** Wants the bets that the history shows as a file, whose words the view knows. One at a time. */
export const SaveHistory = defineCommand(
  "SaveHistory",
  shape({ words: HistoryFileWords }),
  (wanted, { bets, session }) => {
    if (session.tag !== "player") return refuse("sign_in_needed");
    const isBusy = bets.file?.tag === "loading" || bets.file?.tag === "making";
    return isBusy || itemsOf(shownHistory(bets)).length === 0
      ? refuse("nothing_to_do")
      : accept(HistoryFileWanted(wanted));
  },
);

/** Wants the bets that the history shows on paper. */
export const PrintHistory = defineCommand("PrintHistory", shape({}), (_data, { bets, session }) => {
  if (session.tag !== "player") return refuse("sign_in_needed");
  return bets.printing === "loading" || itemsOf(shownHistory(bets)).length === 0
    ? refuse("nothing_to_do")
    : accept(HistoryPrintWanted({}));
});
