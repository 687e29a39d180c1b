import * as t from "io-ts";
import type { Draft } from "../../events/define.ts";
import { StartFailureFound } from "../../events/shell/startEvents.ts";
import { decode } from "../../codec/codec.ts";
import { read } from "./storage.ts";

/** Written by the script of the page that watches over the first paint; see src/infra/start/watch.js. */
const KEY = "tl.failedStart";

/** Tells of a start that failed before there was a log, this page's own or an earlier one, and forgets it. */
export function findFailedStart(local: Storage | null, report: (draft: Draft) => void): void {
  const found = decode(StartFailureFound.codec, read(local, KEY, t.UnknownRecord));
  try {
    local?.removeItem(KEY);
  } catch {
    // It is told once more by the next page.
  }
  if (found.tag === "ok") report(StartFailureFound(found.value));
}
