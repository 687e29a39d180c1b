import { Broadcasts } from "../../events/broadcasts/events.ts";
import { broadcastsOf, isBroadcastsOpen } from "../../events/broadcasts/index.ts";
import { cricketIdOf } from "../../events/sports/index.ts";
import { pollEpic } from "../sports/poll.ts";

/** How long an answer may be kept (contract, listBroadcasts): asking sooner brings nothing new. */
const keptMs = 30_000;

/** Polls which matches can be followed while their page is open. */
export const pollBroadcasts = pollEpic("broadcasts/poll", (state) => {
  const sportId = cricketIdOf(state);
  if (!isBroadcastsOpen(state) || sportId === null) return [];
  const lng = state.settings.language;
  return [
    {
      key: `broadcasts:${sportId} ${lng} ${broadcastsOf(state).round}`,
      everyMs: () => keptMs,
      ask: (deps) => deps.call(Broadcasts, { sportId, lng }),
    },
  ];
});
