import * as t from "io-ts";
import type { Draft } from "../../events/define.ts";
import { StartFailureFound } from "../../events/shell/startEvents.ts";
import { decode } from "../../codec/codec.ts";
import { read } from "./storage.ts";

/** Written by the page's script that watches the first paint; see src/infra/start/watch.js. */
const KEY = "tl.failedStart";

/** Reports a start that failed before there was a log, of this page or an earlier one, and forgets it. */
export function findFailedStart(local: Storage | null, report: (draft: Draft) => void): void {
  const decoded = decode(StartFailureFound.codec, read(local, KEY, t.UnknownRecord));
  try {
    local?.removeItem(KEY);
  } catch {
    // The next page reports it again.
  }
  if (decoded.tag === "ok") report(StartFailureFound(decoded.value));
}
