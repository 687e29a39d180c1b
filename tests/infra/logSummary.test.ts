import { describe, expect, it } from "vitest";
import { summarise } from "../../src/infra/log/summary.ts";
import { entryOf } from "./logKit.ts";

describe("the log summary", () => {
  it("counts types, and has the time span, the open fields and the number of sealed values", () => {
    const entries = [
      entryOf(1, { login: "§personal:3", password: "§secret:7", remember: true }),
      entryOf(2, { stake: 5, lines: [{ coef: 1.5 }, { coef: 2 }] }),
      { ...entryOf(3, { byGame: { 77: { score: "1:0", player: "§personal:3" } } }), type: "Moved" },
      { ...entryOf(4, null), type: "Opened" },
    ];
    expect(summarise([{ snapshot: null, entries }], 1234)).toEqual({
      entries: 4,
      byType: [
        { type: "StakeChanged", count: 2 },
        { type: "Moved", count: 1 },
        { type: "Opened", count: 1 },
      ],
      firstAt: entries[0]?.at,
      lastAt: entries[3]?.at,
      bytes: 1234,
      openFields: [
        "Moved.byGame.*.score",
        "StakeChanged.lines[].coef",
        "StakeChanged.remember",
        "StakeChanged.stake",
      ],
      personal: 2,
      secret: 1,
    });
  });

  it("counts the snapshot of a trimmed log, and an empty log", () => {
    const snapshot = { seq: 4, at: 1, state: { account: { name: "§personal:1", balance: 5 } } };
    const summary = summarise([{ snapshot, entries: [] }], 10);
    expect(summary).toMatchObject({
      entries: 0,
      byType: [],
      firstAt: null,
      lastAt: null,
      personal: 1,
      secret: 0,
      openFields: ["Snapshot.account.balance"],
    });
  });

  it("does not mistake words about seals for seals, and limits the list of fields", () => {
    const wide = Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`f${i}`, i]));
    const entries = [entryOf(1, { note: "my §secret:7 is safe" }), entryOf(2, wide)];
    const summary = summarise([{ snapshot: null, entries }], 10);
    expect(summary.secret).toBe(0);
    expect(summary.openFields).toContain("StakeChanged.note");
    expect(summary.openFields.length).toBe(500);
  });
});
