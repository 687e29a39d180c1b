import { describe, expect, it } from "vitest";
import { PrintHistory, SaveHistory } from "../../src/commands/bets.ts";
import { BetsHistory, HistoryFiltered } from "../../src/events/bets/events.ts";
import {
  HistoryFileFailed,
  HistoryFileReady,
  HistoryFileSaved,
  HistoryFileWanted,
  HistoryPagesMissed,
} from "../../src/events/bets/fileEvents.ts";
import {
  HistoryPrintMissed,
  HistoryPrintReady,
  HistoryPrintWanted,
} from "../../src/events/bets/printEvents.ts";
import { signedIn } from "../kit/events.ts";
import { placedEarlier } from "../kit/history.ts";
import { given, stateOf } from "../kit/spec.ts";

const words = { columns: ["Number"], kinds: {}, statuses: {}, yes: "Yes" };
const save = SaveHistory({ words });
const wanted = HistoryFileWanted({ words });
const ready = HistoryFileReady({ words, count: 1, total: 2 });
const summary = { count: 1, amount: 5, payout: 0, currencyIso: "EUR" };
const history = BetsHistory.answered({
  call: 1,
  ask: { status: null, pageToken: null },
  body: { items: [placedEarlier(77)], nextPageToken: null, summary },
});

describe("saving the history as a file", () => {
  it("needs a player and bets, one file at a time", () => {
    given(history).when(save).expectRefusal("sign_in_needed");
    given(signedIn).when(save).expectRefusal("nothing_to_do");
    given(signedIn, history).when(save).expectEvents(wanted);
    given(signedIn, history, wanted).when(save).expectRefusal("nothing_to_do");
    given(signedIn, history, wanted, ready).when(save).expectRefusal("nothing_to_do");
    for (const end of [HistoryFileSaved({}), HistoryFileFailed({})])
      given(signedIn, history, wanted, ready, end).when(save).expectEvents(wanted);
    given(signedIn, history, wanted, HistoryPagesMissed({})).when(save).expectEvents(wanted);
  });

  it("is told of until the list is another one", () => {
    const saved = [signedIn, history, wanted, ready, HistoryFileSaved({})];
    expect(stateOf(...saved).bets.file).toEqual({ tag: "saved", count: 1, total: 2 });
    const other = stateOf(...saved, HistoryFiltered({ filter: { typeId: 0 } }));
    expect(other.bets.file).toEqual({ tag: "none" });
    expect(stateOf(signedIn, HistoryFiltered({ filter: { typeId: 0 } })).bets).not.toHaveProperty(
      "file",
    );
  });
});

describe("printing the history", () => {
  it("needs a player and bets, once at a time", () => {
    const print = PrintHistory({});
    const printWanted = HistoryPrintWanted({});
    given(history).when(print).expectRefusal("sign_in_needed");
    given(signedIn).when(print).expectRefusal("nothing_to_do");
    given(signedIn, history).when(print).expectEvents(printWanted);
    given(signedIn, history, printWanted).when(print).expectRefusal("nothing_to_do");
    for (const end of [HistoryPrintReady({}), HistoryPrintMissed({})])
      given(signedIn, history, printWanted, end).when(print).expectEvents(printWanted);
    const other = HistoryFiltered({ filter: { typeId: 0 } });
    expect(stateOf(signedIn, printWanted, other).bets.printing).toBe("none");
  });
});
