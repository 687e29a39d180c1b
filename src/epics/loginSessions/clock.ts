import { filter, map, merge } from "rxjs";
import type { State } from "../../events/index.ts";
import { LoginSessionsWanted } from "../../events/loginSessions/events.ts";
import { hasSessionClock } from "../../events/loginSessions/index.ts";
import { RouteEntered } from "../../events/navigation/events.ts";
import { bodyOf, isLoading } from "../../events/remoteData.ts";
import type { Epic } from "../epic.ts";
import { siteOpen } from "../rules/conditions.ts";

/** The clock is shown, and it is known that the player takes no break. */
const isClockOn = (state: State): boolean =>
  hasSessionClock(state) && state.limits.isKnown === true && siteOpen(state);

/** Where the session clock is shown, the times of log-in are loaded for it, and again on the next page if they failed. */
export const loadSessionClock: Epic = {
  name: "loginSessions/clock",
  run: (deps) =>
    merge(deps.select(isClockOn), deps.on(RouteEntered)).pipe(
      filter(() => {
        const { list } = deps.state().loginSessions;
        return isClockOn(deps.state()) && bodyOf(list) === null && !isLoading(list);
      }),
      map(() => LoginSessionsWanted({ pageToken: null })),
    ),
};
