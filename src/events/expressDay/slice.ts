import { RouteDecided } from "../navigation/events.ts";
import { answered, asked, bodyOf, idle, unloaded } from "../remoteData.ts";
import { PollingResumed, TabShown } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { NewsOfViewsShown } from "../sports/events.ts";
import { type Express, ExpressDay, ExpressesWatched } from "./events.ts";
import { type ExpressDayState, initial } from "./state.ts";

/** The player enters the page, or its polls resume: the next answers are shown at once. */
function awaiting({ shown: _shown, waiting: _waiting, ...state }: ExpressDayState) {
  return state;
}

/** The player asks for what the server has now, or comes back to the tab. */
function renewed(state: ExpressDayState): ExpressDayState {
  if (state.shown === undefined) return state;
  const { live, line } = state.shown;
  const shown = {
    ...(live && { live: offered(state, "live") }),
    ...(line && { line: offered(state, "line") }),
  };
  return { ...awaiting(state), shown };
}

const offered = (state: ExpressDayState, feed: "live" | "line") =>
  bodyOf(state[feed] ?? idle) ?? [];

/** An answer changes nothing on screen, unless there is nothing yet: no other bets come under the finger. */
function shownWith(
  { shown = {} }: ExpressDayState,
  feed: "live" | "line",
  items: readonly Express[],
) {
  const isAnyShown = Object.values(shown).some(({ length }) => length > 0);
  return isAnyShown && shown[feed] !== undefined ? shown : { ...shown, [feed]: items };
}

/** What a feed offers whose next answer is taken over does not wait. */
function counted(state: ExpressDayState): ExpressDayState {
  const waiting = (["live", "line"] as const).flatMap((feed) => {
    const shown = state.shown?.[feed]?.map(legsOf);
    return shown === undefined
      ? []
      : offered(state, feed).filter((express) => !shown.includes(legsOf(express)));
  });
  return { ...state, waiting: waiting.length };
}

/** An express may keep its id with other bets. */
const legsOf = ({ bets }: Express): string => bets.map(({ market }) => market.id).join();

export const expressDaySlice = createSlice<"expressDay", ExpressDayState>("expressDay", initial)
  .on(ExpressDay.asked, (state, { ask: { feed } }) => ({
    ...state,
    [feed]: asked(state[feed] ?? idle),
  }))
  .on(ExpressDay.answered, (state, { ask: { feed }, body }, { at }) =>
    counted({
      ...state,
      [feed]: answered(body.items, at),
      shown: shownWith(state, feed, body.items),
    }),
  )
  .on(ExpressDay.failed, (state, { ask: { feed }, error }) => ({
    ...state,
    [feed]: unloaded(state[feed] ?? idle, error),
  }))
  .on(ExpressesWatched, (state, { isWatched }) => ({ ...awaiting(state), isWatched }))
  .on(RouteDecided, awaiting)
  .on(PollingResumed, awaiting)
  .on(TabShown, renewed)
  .on(NewsOfViewsShown, renewed);
