import { beforeEach, describe, expect, it } from "vitest";
import { AddBet } from "../../src/commands/coupon.ts";
import { definitions, type Draft } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { LogTroubled } from "../../src/events/report/events.ts";
import { OpenSession } from "../../src/events/session/events.ts";
import { AfterTap } from "../../src/infra/host/afterTap.ts";
import { app } from "../kit/app.ts";

let handed: string[];
let paint: () => void;
let state: State;
let port: AfterTap;
let seq: number;

const isTap = (type: string) => definitions.get(type)?.origin === "command";
const tap = AddBet({ outcomeId: 1 });
const asked = OpenSession.asked({ call: 1, ask: {} });

/** An entry, with the port's own word for it and the trouble that its state has. */
function enter({ type, v, data }: Draft) {
  seq += 1;
  const entry = { seq, at: 0, type, v, data, cause: null };
  state = app.root.fold(state, entry, () => {});
  port.onEntry(entry);
}

beforeEach(() => {
  handed = [];
  state = app.root.initial;
  seq = 0;
  paint = () => {
    throw new Error("no paint was waited for");
  };
  port = new AfterTap({
    ports: [
      (entry, { report }) => handed.push(`log ${entry.seq} ${report.trouble}`),
      (entry) => handed.push(`storage ${entry.seq}`),
    ],
    state: () => state,
    isTap,
    afterPaint: (run) => (paint = run),
  });
});

describe("what a tap need not wait for", () => {
  it("comes at once while nobody taps", () => {
    enter(LogTroubled({ code: "lost" }));
    expect(handed).toEqual(["log 1 lost", "storage 1"]);
  });

  it("comes once the answer to a tap is painted, in its order, each with the state that it made", () => {
    enter(tap);
    enter(LogTroubled({ code: "lost" }));
    enter(LogTroubled({ code: "full" }));
    expect(handed).toEqual([]);
    paint();
    expect(handed).toEqual([
      ...["log 1 null", "storage 1", "log 2 lost", "storage 2", "log 3 full", "storage 3"],
    ]);
    enter(LogTroubled({ code: "lost" }));
    expect(handed.slice(6)).toEqual(["log 4 lost", "storage 4"]);
  });

  it("comes before anything is asked of the server, and so does the call itself", () => {
    enter(tap);
    enter(LogTroubled({ code: "lost" }));
    enter(asked);
    const all = ["log 1 null", "storage 1", "log 2 lost", "storage 2", "log 3 lost", "storage 3"];
    expect(handed).toEqual(all);
    paint();
    expect(handed).toEqual(all);
  });

  it("comes when the page may be about to end", () => {
    enter(tap);
    port.settle();
    expect(handed).toEqual(["log 1 null", "storage 1"]);
  });

  it("comes at once in a page that is not painted now", () => {
    port = new AfterTap({
      ports: [(entry) => handed.push(entry.type)],
      state: () => state,
      isTap,
      afterPaint: (run) => run(),
    });
    enter(tap);
    expect(handed).toEqual(["AddBet"]);
  });

  it("waits for no paint when a hundred entries wait", () => {
    enter(tap);
    for (let count = 0; count < 99; count += 1) enter(LogTroubled({ code: "lost" }));
    expect(handed).toEqual([]);
    enter(LogTroubled({ code: "full" }));
    expect(handed).toHaveLength(2 * 101);
    expect(handed.at(-2)).toBe("log 101 full");
  });

  it("keeps the order when a port reports something meanwhile", () => {
    port = new AfterTap({
      ports: [
        (entry) => {
          handed.push(`${entry.seq}`);
          if (entry.seq === 1) enter(LogTroubled({ code: "lost" }));
        },
      ],
      state: () => state,
      isTap,
      afterPaint: (run) => (paint = run),
    });
    enter(tap);
    enter(tap);
    paint();
    expect(handed).toEqual(["1", "2", "3"]);
    enter(tap);
    expect(handed).toHaveLength(3);
    paint();
    expect(handed).toEqual(["1", "2", "3", "4"]);
  });
});
