import { exhaustMap, ignoreElements, merge } from "rxjs";
import {
  EndOtherSessions,
  EndSession,
  OtherSessionsEndWanted,
  SessionEndWanted,
} from "../../events/loginSessions/events.ts";
import type { Epic } from "../epic.ts";

/** Ends sessions on other devices, one request at a time. */
export const endSessions: Epic = {
  name: "loginSessions/end",
  run: (deps) =>
    merge(
      deps.on(SessionEndWanted).pipe(exhaustMap(({ data }) => deps.call(EndSession, data))),
      deps.on(OtherSessionsEndWanted).pipe(exhaustMap(() => deps.call(EndOtherSessions, {}))),
    ).pipe(ignoreElements()),
};
