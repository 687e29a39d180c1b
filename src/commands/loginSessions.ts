import { openString, shape } from "../codec/codec.ts";
import {
  LoginSessionsWanted,
  OtherSessionsEndWanted,
  SessionEndWanted,
} from "../events/loginSessions/events.ts";
import { isEndingSession } from "../events/loginSessions/index.ts";
import { bodyOf, isLoading } from "../events/remoteData.ts";
import { nextTokenOf } from "../events/remoteList.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Reloads the player's sessions and what was played in this one. */
export const RefreshLoginSessions = defineCommand(
  "RefreshLoginSessions",
  shape({}),
  (_data, { session, loginSessions }) => {
    if (session.tag !== "player") return refuse("sign_in_needed");
    return isLoading(loginSessions.list)
      ? refuse("nothing_to_do")
      : accept(LoginSessionsWanted({ pageToken: null }));
  },
);

/** Loads older sessions. */
export const LoadMoreLoginSessions = defineCommand(
  "LoadMoreLoginSessions",
  shape({}),
  (_data, { loginSessions: { list } }) => {
    const pageToken = nextTokenOf(list);
    return pageToken === null || isLoading(list)
      ? refuse("nothing_to_do")
      : accept(LoginSessionsWanted({ pageToken }));
  },
);

/** Ends a session on another device. This one ends by logging out. */
export const EndSession = defineCommand(
  "EndSession",
  shape({ id: openString }),
  ({ id }, state) => {
    if (state.session.tag !== "player") return refuse("sign_in_needed");
    const other = bodyOf(state.loginSessions.list)?.items.find((item) => item.id === id);
    return other?.isActive === true && !other.isCurrent && !isEndingSession(state)
      ? accept(SessionEndWanted({ id }))
      : refuse("nothing_to_do");
  },
);

/** Ends all sessions but this one, also those that are not listed. */
export const EndOtherSessions = defineCommand("EndOtherSessions", shape({}), (_data, state) => {
  if (state.session.tag !== "player") return refuse("sign_in_needed");
  return isEndingSession(state) ? refuse("nothing_to_do") : accept(OtherSessionsEndWanted({}));
});
