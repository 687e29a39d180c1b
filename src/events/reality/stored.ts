import * as t from "io-ts";
import { finite, shape } from "../../codec/codec.ts";

/**
 * `tl.realityCheck`: the step that is under way began at `startedAt` (Unix ms), when `leftMs` of the interval were
 * left; 0 is a check that waits for its answer. `doNotShowAgain`: none comes any more in this session. `sinceAt`
 * (Unix ms) is when the session's first interval began. [reality-007]
 */
export const StoredReality = shape(
  { startedAt: finite, leftMs: finite, doNotShowAgain: t.boolean },
  { sinceAt: finite },
);
export type StoredReality = t.TypeOf<typeof StoredReality>;
