import * as t from "io-ts";
import { finite, shape } from "../../codec/codec.ts";

/**
 * `tl.realityCheck`: the current step started at `startedAt` (Unix ms) with `leftMs` of the interval left; 0:
 * a check waits for an answer. `doNotShowAgain`: no more checks in this session. `sinceAt` (Unix ms): start
 * of the session's first interval. `pausedUntil` (Unix ms): no bet until then, after an answer, where the policy pack
 * pauses play. [reality-007]
 */
export const StoredReality = shape(
  { startedAt: finite, leftMs: finite, doNotShowAgain: t.boolean },
  { sinceAt: finite, pausedUntil: finite },
);
export type StoredReality = t.TypeOf<typeof StoredReality>;
