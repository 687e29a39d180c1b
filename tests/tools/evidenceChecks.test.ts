import { describe, expect, it } from "vitest";
import { RealityAnswered } from "../../src/events/reality/events.ts";
import { asksFor, figure, judge, logWith, packOf } from "./evidenceJudge.ts";
import { limit, minute, visitOf } from "./evidenceVisit.ts";

const check = limit(32, 5, { measure: "min" });
const pausesFive = figure("REALITY-PAUSE.pauseMs", "atLeast", 5, "min");
const acknowledged = asksFor("acknowledgedChecks");

describe("evidence of a check that has to be answered, and of the pause after it", () => {
  it.each([
    ["closed without an answer", "nothing", false],
    ["the last", "continue", true],
  ] as const)("marks one that was %s", async (how, action, isForGood) => {
    const visit = visitOf({ limits: [check] });
    visit.pass(6 * minute);
    visit.answer(action, isForGood);
    visit.pass(1_000);
    const log = logWith(visit.logEntries);
    const answer = visit.entries.find((entry) => RealityAnswered.is(entry));
    const { status, breaches } = await judge(log, packOf([], [acknowledged]));
    expect([status, breaches.map(({ seq, duty }) => ({ seq, duty }))]).toEqual([
      1,
      [{ seq: answer?.seq, duty: "check-acknowledged" }],
    ]);
    expect(breaches[0]?.cause).toContain(how);
    const other = await judge(log, packOf([figure("limits.wait", "atLeast", 1, "h")]));
    expect([other.status, other.breaches]).toEqual([0, []]);
  });

  it("marks a bet in the pause, and none that is taken once it is over", async () => {
    const visit = visitOf({ limits: [limit(32, 15, { measure: "min" })] });
    visit.pass(15.5 * minute);
    visit.answer("continue");
    visit.pass(1_000);
    const early = visit.bet();
    expect(early).not.toBeNull();
    visit.pass(5 * minute);
    expect(visit.bet()).not.toBeNull();
    const log = logWith(visit.logEntries);
    const { status, breaches, report } = await judge(log, packOf([pausesFive], [acknowledged]));
    expect([status, breaches.map(({ seq, duty }) => ({ seq, duty }))]).toEqual([
      1,
      [{ seq: early?.seq, duty: "check-pause" }],
    ]);
    expect(report.logs[0]?.visits[0]?.checks[0]?.ordersInPause).toHaveLength(1);
    const second = packOf([{ ...pausesFive, isSecondHand: true }]);
    expect((await judge(log, second)).status).toBe(0);
  });

  it("has nothing to mark where the app keeps both", async () => {
    const policy = {
      id: "XX",
      figures: {},
      areChecksAcknowledged: true,
      bounds: { "REALITY-PAUSE.pauseMs": { atLeast: 5 * minute } },
    };
    const visit = visitOf({ limits: [limit(32, 15, { measure: "min" })], config: { policy } });
    visit.pass(15.5 * minute);
    visit.answer("nothing");
    visit.answer("continue");
    visit.pass(1_000);
    expect(visit.bet()).toBeNull();
    visit.pass(5 * minute);
    expect(visit.bet()).not.toBeNull();
    const { status, breaches } = await judge(
      logWith(visit.logEntries),
      packOf([pausesFive], [acknowledged]),
    );
    expect([status, breaches]).toEqual([0, []]);
  });
});
