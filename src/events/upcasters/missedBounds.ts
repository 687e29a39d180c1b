import type { Entry } from "../define.ts";
import type { Upcaster } from "./upcaster.ts";

/** Two epics asked for bounds after the same refusals, one of them for one-click bets alone. */
const once = "epic:placement/oneClickBounds";

export const mayBeOfOneClickBounds = ({ by }: Pick<Entry, "by">): boolean => by === once;

/** What one of the two made is made by the other, which does the work of both. */
export const oneEpicOfMissedBounds: Upcaster = {
  raises: null,
  up: (entry) => (entry.by === once ? { ...entry, by: "epic:placement/missedBounds" } : entry),
};
