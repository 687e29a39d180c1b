import { answered, asked, bodyOf, idle, unloaded } from "../remoteData.ts";
import { createSlice } from "../slice.ts";
import { type PopularMatch, PopularMatches, PopularWatched } from "./events.ts";
import { initial, type PopularState } from "./state.ts";

/** Home shows this many. */
const most = 5;

export const popularSlice = createSlice<"popular", PopularState>("popular", initial)
  .on(PopularWatched, (state, { isWatched }) => ({ ...state, isWatched, isOrdered: !isWatched }))
  .on(PopularMatches.asked, (state) => ({ ...state, matches: asked(state.matches ?? idle) }))
  .on(PopularMatches.answered, (state, { body }, { at }) => {
    const shown = state.isOrdered === true ? (bodyOf(state.matches ?? idle) ?? []) : [];
    const items = body.items.filter(({ reason, bets }) => reason === "popular" && bets !== 0);
    const next = shown.length === 0 ? items.slice(0, most) : recounted(shown, items);
    return { ...state, isOrdered: true, matches: answered(next, at) };
  })
  .on(PopularMatches.failed, (state, { error }) => ({
    ...state,
    matches: unloaded(state.matches ?? idle, error),
  }));

/** The same matches with their counts of now; one that others have overtaken stays, without a count that is no longer true. */
const recounted = (
  shown: readonly PopularMatch[],
  now: readonly PopularMatch[],
): readonly PopularMatch[] =>
  shown.map(
    ({ feed, gameId, reason }) =>
      now.find((one) => one.gameId === gameId && one.feed === feed) ?? { feed, gameId, reason },
  );
