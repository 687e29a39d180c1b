import type { State } from "../index.ts";
import { rowOf } from "../navigation/index.ts";
import { edgesOf } from "../shell/index.ts";
import { type PlayClosed, playClosedTo } from "./playClosed.ts";

type WithPage = Pick<State, "limits" | "navigation" | "reality" | "session" | "shell">;

/**
 * Why what a third party has played on this page is closed: as a bet of the coupon would be refused. `unknown`: under a
 * policy pack that pauses play, until the server has told of a pause of another device; null: open, or nothing is
 * played here.
 */
export function gameClosed(state: WithPage): PlayClosed | "unknown" | null {
  const { route } = state.navigation;
  if (route.name === "pending" || rowOf(route.name).isGame !== true) return null;
  return isPauseUnknown(state) ? "unknown" : playClosedTo(state, 0);
}

const isPauseUnknown = ({ limits, session, shell }: WithPage): boolean =>
  edgesOf(shell.config?.policy?.bounds?.["REALITY-PAUSE.pauseMs"])[0] > 0 &&
  session.tag !== "visitor" &&
  limits.isKnown !== true;
