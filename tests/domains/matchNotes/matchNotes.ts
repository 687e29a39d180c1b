import { domain } from "../../../src/domains/domain.ts";
import { CALL_TIMEOUT_MS, endpoint } from "../../../src/infra/http/request.ts";
import { WriteMatchNote } from "./commands.ts";
import { keepMatchNote, MATCH_NOTE_RETRY } from "./epics.ts";
import { MatchNoteKeeping } from "./events.ts";
import { matchNotesSlice } from "./state.ts";

/** Notes of a player on matches: the example of docs/add-a-domain.md, tested and not shipped. */
export const matchNotes = domain({
  name: "matchNotes",
  slices: [matchNotesSlice],
  commands: [WriteMatchNote],
  epics: [keepMatchNote],
  rules: [MATCH_NOTE_RETRY],
  endpoints: [
    endpoint(MatchNoteKeeping, ({ gameId, text }) => ({
      method: "POST",
      path: `/web-api/match-notes/${gameId}`,
      body: { text },
      kind: "player",
      timeoutMs: CALL_TIMEOUT_MS,
    })),
  ],
});
