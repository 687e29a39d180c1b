import type { State } from "../index.ts";
import { decisionOf } from "./guards/index.ts";

/** The external site to which a guard sends the player after a notice; null: none. */
export function forcedLeave(state: State): string | null {
  const { verdict } = decisionOf(state);
  return verdict !== null && typeof verdict === "object" && "leaveFor" in verdict
    ? verdict.leaveFor
    : null;
}
