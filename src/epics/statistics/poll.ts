import type { State } from "../../events/index.ts";
import { Statistics } from "../../events/statistics/events.ts";
import { statisticIdOf } from "../../events/statistics/index.ts";
import { pollEpic } from "../sports/poll.ts";

/** An answer may be kept for half a minute (contract, getStatistics), so asking sooner brings nothing new. */
const keptMs = 30_000;

/** Polls the statistics of the game whose page is open: at once when the player wants them. */
export const pollStatistics = pollEpic("statistics/poll", (state: State) => {
  const statisticId = statisticIdOf(state);
  if (statisticId === null) return [];
  const lng = state.settings.language;
  return [
    {
      key: `statistics:${statisticId} ${lng} ${state.statistics.round}`,
      everyMs: () => keptMs,
      ask: (deps) => deps.call(Statistics, { statisticId, lng }),
    },
  ];
});
