// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { BetsHistory, HistoryFiltered } from "../../src/events/bets/events.ts";
import {
  HistoryFileFailed,
  HistoryFileReady,
  HistoryFileSaved,
  HistoryFileWanted,
  HistoryPagesMissed,
} from "../../src/events/bets/fileEvents.ts";
import { historyColumns } from "../../src/events/bets/index.ts";
import { HistoryPrintMissed, HistoryPrintWanted } from "../../src/events/bets/printEvents.ts";
import type { Draft } from "../../src/events/define.ts";
import { History } from "../../src/views/sections/history/History.tsx";
import { placedEarlier } from "../kit/history.ts";
import { player, received, show } from "./player.tsx";
import { tap } from "./render.tsx";

const list: Draft = BetsHistory.answered({
  call: 1,
  ask: { status: null, pageToken: null },
  body: {
    items: [placedEarlier(1), placedEarlier(2)],
    nextPageToken: null,
    summary: { count: 2, amount: 10, payout: 0, currencyIso: "EUR" },
  },
});
const words = { columns: [], kinds: {}, statuses: {}, yes: "" };
const wanted = HistoryFileWanted({ words });
const ready = (total: number): Draft => HistoryFileReady({ words, count: 2, total });
const row = (page: HTMLElement, text: string) =>
  [...page.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent?.includes(text));

describe("saving the history as CSV", () => {
  it("sends the words of the file in the language of the player", () => {
    const fake = received(...player(100), list);
    const button = row(show(fake, <History />), "Save as CSV");
    if (button) tap(button);
    expect(fake.sent).toMatchObject([
      {
        type: "SaveHistory",
        data: {
          words: {
            columns: expect.arrayContaining(["Number", "Placed (UTC)", "Stake", "Picks"]),
            kinds: { 0: "Single", 1: "Express", 2: "System", 4: "Anti-express" },
            statuses: { open: "Open", half_won: "Half won" },
            yes: "Yes",
            counts: { half_won: "Half won, half returned." },
            deadHeat: "Dead heat, {places} of {winners}. Counts with odds of {odds}.",
          },
        },
      },
    ]);
    const [command] = fake.sent;
    expect(command?.data).toMatchObject({ words: { columns: { length: historyColumns.length } } });
  });

  it.each<[string, readonly Draft[]]>([
    ["Saving…", [wanted]],
    ["Saving…", [wanted, ready(2)]],
    ["Saved: 2 bets. The file is in your downloads.", [wanted, ready(2), HistoryFileSaved({})]],
    ["Saved: 2 of 3 bets.", [wanted, ready(3), HistoryFileSaved({})]],
    ["Not all of these bets have loaded, so nothing was saved.", [wanted, HistoryPagesMissed({})]],
    ["The file was not made.", [wanted, ready(2), HistoryFileFailed({})]],
  ])("says: %s", (text, events) => {
    const page = show(received(...player(100), list, ...events), <History />);
    expect(page.textContent).toContain(text);
  });

  it("is not offered where there is nothing to save", () => {
    const filtered = HistoryFiltered({ filter: { typeId: 2 } });
    const page = show(received(...player(100), list, filtered), <History />);
    expect(row(page, "Save as CSV")).toBeUndefined();
  });
});

describe("printing the history", () => {
  it("is a row beside; it says that it loads, and that it did not", () => {
    const fake = received(...player(100), list);
    const page = show(fake, <History />);
    const button = row(page, "Print");
    if (button) tap(button);
    expect(fake.sent).toMatchObject([{ type: "PrintHistory", data: {} }]);
    fake.emit(HistoryPrintWanted({}));
    expect(row(page, "Loading all bets…")).toBeDefined();
    fake.emit(HistoryPrintMissed({}));
    expect(page.textContent).toContain("so nothing was printed. Try again.");
  });
});

it("a list that is printed without its other pages says so", () => {
  const part = BetsHistory.answered({
    call: 1,
    ask: { status: null, pageToken: null },
    body: {
      items: [placedEarlier(1)],
      nextPageToken: "b",
      summary: { count: 3, amount: 10, payout: 0, currencyIso: "EUR" },
    },
  });
  const page = show(received(...player(100), part), <History />);
  expect(page.textContent).toContain("1 of 3 bets");
});
