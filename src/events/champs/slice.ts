import { answered, asked, unloaded } from "../remoteData.ts";
import { createSlice } from "../slice.ts";
import { noGames, type SportsState } from "../sports/index.ts";
import { Champs, ChampsWanted } from "./events.ts";
import { type ChampLists, noChampLists } from "./state.ts";

const changed = (
  state: SportsState,
  change: (lists: ChampLists) => Partial<ChampLists>,
): SportsState => {
  const lists = state.champLists ?? noChampLists;
  return { ...state, champLists: { ...lists, ...change(lists) } };
};

/** The lists of championships are part of what is known of the sports; these folds load with their page. */
export const champsSlice = createSlice<"sports", SportsState>("sports", noGames())
  .on(Champs.asked, (state, { ask: { feed } }) =>
    changed(state, (lists) => ({ [feed]: asked(lists[feed]) })),
  )
  .on(Champs.answered, (state, { ask: { feed }, body }, { at }) =>
    changed(state, () => ({ [feed]: answered(body.items, at) })),
  )
  .on(Champs.failed, (state, { ask: { feed }, error }) =>
    changed(state, (lists) => ({ [feed]: unloaded(lists[feed], error) })),
  )
  .on(ChampsWanted, (state) => changed(state, ({ round }) => ({ round: round + 1 })));
