import { Champs } from "../../events/champs/events.ts";
import { champListsOf, isChampsOpen } from "../../events/champs/index.ts";
import { pollEpic } from "../sports/poll.ts";

const feeds = ["live", "line"] as const;

/** How long an answer may be kept (contract): asking sooner brings nothing new. */
const keptMs = { live: 10_000, line: 30_000 } as const;

/** Polls the championships of both feeds while their page is open. */
export const pollChamps = pollEpic("champs/poll", (state) => {
  if (!isChampsOpen(state)) return [];
  const lng = state.settings.language;
  const { round } = champListsOf(state);
  return feeds.map((feed) => ({
    key: `champs:${feed}:${lng} ${round}`,
    everyMs: () => keptMs[feed],
    ask: (deps) => deps.call(Champs, { feed, lng }),
  }));
});
