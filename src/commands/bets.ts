import { shape } from "../codec/codec.ts";
import { MoreBetsRequested, MoreOpenedBetsRequested } from "../events/bets/events.ts";
import { nextTokenOf } from "../events/remoteList.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Shows the next page of the history. */
export const LoadMoreBets = defineCommand("LoadMoreBets", shape({}), (_data, { bets }) => {
  const pageToken = nextTokenOf(bets.history);
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
