import { ignoreElements, switchMap } from "rxjs";
import type { Epic } from "../../../src/epics/epic.ts";
import { askAgain } from "../../../src/epics/rules/askAgain.ts";
import { rule } from "../../../src/epics/rules/rule.ts";
import { MatchNoteKeeping, MatchNoteWritten } from "./events.ts";

/** A note that the server did not take is sent again, and then no more. */
export const MATCH_NOTE_RETRY = rule({
  id: "MATCH-NOTE-RETRY",
  ledger: [],
  parameters: { everyMs: { unit: "ms", fallback: 5_000 }, retries: { unit: "count", fallback: 2 } },
});

export const keepMatchNote: Epic = {
  name: "matchNotes/keep",
  run: (deps) =>
    deps.on(MatchNoteWritten).pipe(
      switchMap(({ data }) => askAgain(deps, MATCH_NOTE_RETRY, MatchNoteKeeping, data)),
      ignoreElements(),
    ),
};
