import { hashValue } from "./canonical.ts";
import type { State } from "./index.ts";
import { plainState } from "./plainState.ts";

/** 16 hex digits over the canonical JSON of the state without `report`, which is about saving the log. */
export function hashOf(state: State): string {
  const { report: _aboutTheFile, ...rest } = plainState(state);
  return hashValue(rest);
}
