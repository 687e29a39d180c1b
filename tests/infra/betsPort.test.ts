import { describe, expect, it, vi } from "vitest";
import { BetsHistory } from "../../src/events/bets/events.ts";
import { HistoryFileReady, HistoryFileWanted } from "../../src/events/bets/fileEvents.ts";
import { HistoryPrintReady, HistoryPrintWanted } from "../../src/events/bets/printEvents.ts";
import type { Draft } from "../../src/events/define.ts";
import { historyPort, type HistoryPortOptions } from "../../src/infra/ports/bets.ts";
import { readCsv } from "../kit/csv.ts";
import { signedIn } from "../kit/events.ts";
import { placedEarlier } from "../kit/history.ts";
import { stateOf } from "../kit/spec.ts";

const words = { columns: ["Number"], kinds: {}, statuses: {}, yes: "Yes" };
const history = BetsHistory.answered({
  call: 1,
  ask: { status: null, pageToken: null },
  body: {
    items: [placedEarlier(77)],
    nextPageToken: null,
    summary: { count: 1, amount: 5, payout: 0, currencyIso: "EUR" },
  },
});
const entryOf = ({ type, v, data }: Draft) => ({
  ...{ seq: 9, at: Date.UTC(2026, 10, 25, 23, 59), type, v, data },
  cause: null,
});
const made = (offer: HistoryPortOptions["offer"]) => {
  const reported: string[] = [];
  const port = historyPort({
    state: () => stateOf(signedIn, history),
    report: ({ type }) => reported.push(type),
    offer,
    print: () => reported.push("printed"),
  });
  return { port, reported };
};

describe("the file of the bets", () => {
  const ready = entryOf(HistoryFileReady({ words, count: 1, total: 1 }));

  it("is made from the state, and offered under the day", async () => {
    const offer = vi.fn<HistoryPortOptions["offer"]>();
    const { port, reported } = made(offer);
    port(entryOf(HistoryFileWanted({ words })));
    port(ready);
    await expect.poll(() => reported).toEqual(["HistoryFileSaved"]);
    const [name, bytes, type] = offer.mock.calls[0] ?? [];
    expect([name, type]).toEqual(["touchline-bets-2026-11-25.csv", "text/csv;charset=utf-8"]);
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    expect(text[0]).toBe("\uFEFF");
    expect(readCsv(text.slice(1)).map(([number]) => number)).toEqual(["Number", "77"]);
  });

  it("is reported as failed when the browser does not take it", async () => {
    const { port, reported } = made(() => {
      throw new Error("no room");
    });
    port(ready);
    await expect.poll(() => reported).toEqual(["HistoryFileFailed"]);
  });
});

it("the history is printed once all of it is there", () => {
  const { port, reported } = made(() => {});
  port(entryOf(HistoryPrintWanted({})));
  expect(reported).toEqual([]);
  port(entryOf(HistoryPrintReady({})));
  expect(reported).toEqual(["printed"]);
});
