import type { State } from "../index.ts";
import { isSelfExcluded } from "./selectors.ts";

/** Where the policy pack asks for it: a break of 24 hours with one tap, wherever a player may play. */
export const hasPanicButton = (state: Pick<State, "limits" | "shell" | "session">): boolean =>
  state.session.tag === "player" &&
  state.shell.config?.policy?.hasPanicButton === true &&
  !isSelfExcluded(state);
