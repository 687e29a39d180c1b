import { describe, expect, it } from "vitest";
import { AddBet } from "../../src/commands/coupon.ts";
import { CouponReminderShown } from "../../src/events/reminders/events.ts";
import { asksFor, figure, judge, logWith, packOf } from "./evidenceJudge.ts";
import { limit, minute, visitOf } from "./evidenceVisit.ts";

const wait = figure("limits.wait", "atLeast", 1, "h");
const depositsOnly = asksFor("timeOutForDepositsOnly");
const mild = { id: "XX", figures: {}, isTimeOutForDepositsOnly: true };

/** A player in a time-out who leaves a bet in the coupon, under this policy of the site. */
function visitUnder(policy: object) {
  const visit = visitOf({ limits: [limit(33, 1)], config: { policy } });
  visit.go("/en/section/live/1/501");
  visit.pass(2_000);
  visit.send(AddBet({ outcomeId: 50_001 }));
  visit.pass(5 * minute);
  return visit;
}

describe("evidence of silence in a break", () => {
  it("marks a reminder in a time-out that the pack keeps silent, or that closes play", async () => {
    const visit = visitUnder(mild);
    const shown = visit.entries.find((entry) => CouponReminderShown.is(entry));
    expect(shown).toBeDefined();
    const log = logWith(visit.logEntries);
    const marked = [{ seq: shown?.seq, duty: "silence-kept" }];
    for (const switches of [[depositsOnly, asksFor("silentTimeOut")], []]) {
      const { status, breaches } = await judge(log, packOf([wait], switches));
      expect([status, breaches.map(({ seq, duty }) => ({ seq, duty }))]).toEqual([1, marked]);
    }
    expect((await judge(log, packOf([wait], [depositsOnly]))).status).toBe(0);
  });
  it("has nothing to mark where the app keeps silent", async () => {
    const visit = visitUnder({ ...mild, isTimeOutSilent: true });
    expect(visit.entries.some((entry) => CouponReminderShown.is(entry))).toBe(false);
    const pack = packOf([wait], [depositsOnly, asksFor("silentTimeOut")]);
    const { status, breaches } = await judge(logWith(visit.logEntries), pack);
    expect([status, breaches]).toEqual([0, []]);
  });
});
