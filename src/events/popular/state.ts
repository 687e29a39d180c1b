import type { RemoteData } from "../remoteData.ts";
import type { PopularMatch } from "./events.ts";

export type PopularState = {
  /** They are in sight. */
  readonly isWatched?: boolean;
  /** In the order in which they came into sight: nothing moves away from a finger. */
  readonly matches?: RemoteData<readonly PopularMatch[]>;
  /** The next answer does not change the order. */
  readonly isOrdered?: boolean;
};

export const initial: PopularState = {};
