import { answered, asked, unloaded } from "../remoteData.ts";
import { createSlice } from "../slice.ts";
import { noGames, type SportsState } from "../sports/index.ts";
import { Broadcasts, BroadcastsWanted } from "./events.ts";
import { type BroadcastsState, noBroadcasts } from "./state.ts";

const changed = (
  state: SportsState,
  change: (broadcasts: BroadcastsState) => Partial<BroadcastsState>,
): SportsState => {
  const broadcasts = state.broadcasts ?? noBroadcasts;
  return { ...state, broadcasts: { ...broadcasts, ...change(broadcasts) } };
};

/** Broadcasts are part of what is known of the sports; these folds load with their page. */
export const broadcastsSlice = createSlice<"sports", SportsState>("sports", noGames())
  .on(Broadcasts.asked, (state, { ask: { sportId } }) =>
    changed(state, (now) => ({
      sportId,
      data: now.sportId === sportId ? asked(now.data) : { tag: "loading" },
    })),
  )
  .on(Broadcasts.answered, (state, { ask: { sportId }, body }, { at }) =>
    changed(state, (now) => (now.sportId === sportId ? { data: answered(body.items, at) } : {})),
  )
  .on(Broadcasts.failed, (state, { ask: { sportId }, error }) =>
    changed(state, (now) => (now.sportId === sportId ? { data: unloaded(now.data, error) } : {})),
  )
  .on(BroadcastsWanted, (state) => changed(state, ({ round }) => ({ round: round + 1 })));
