import {
  EndOtherSessions,
  EndSession,
  LoadMoreLoginSessions,
  RefreshLoginSessions,
} from "../commands/loginSessions.ts";
import { loadSessionClock } from "../epics/loginSessions/clock.ts";
import { endSessions } from "../epics/loginSessions/end.ts";
import { loadLoginSessions, loadSessionBets } from "../epics/loginSessions/load.ts";
import { rememberPlaced } from "../epics/loginSessions/remember.ts";
import { loginSessionsSlice } from "../events/loginSessions/slice.ts";
import { loginSessionEndpoints } from "../infra/http/api/loginSessions.ts";
import { placedHerePort } from "../infra/ports/loginSessions.ts";
import { domain } from "./domain.ts";

/** Where a player is logged in, and what they did since. */
export const loginSessions = domain({
  name: "loginSessions",
  slices: [loginSessionsSlice],
  commands: [RefreshLoginSessions, LoadMoreLoginSessions, EndSession, EndOtherSessions],
  epics: [rememberPlaced, loadLoginSessions, loadSessionBets, loadSessionClock, endSessions],
  endpoints: loginSessionEndpoints,
  ports: ({ areas, report }) => [{ onArrived: placedHerePort(areas, report) }],
});
