import { describe, expect, it } from "vitest";
import { AnswerLimitApproval, SaveLimit } from "../../src/commands/limits.ts";
import { SaveLimits } from "../../src/events/limits/events.ts";
import { startAt } from "../replay/story.ts";
import { asksFor, judge, logWith, packOf } from "./evidenceJudge.ts";
import { limit, minute, visitOf } from "./evidenceVisit.ts";

const wager = (value: number) => limit(40, value);
const asksForWagers = packOf([], [asksFor("singleWagerLimit")]);
const asksForConfirmation = packOf([], [asksFor("reaffirmedIncreases")]);

describe("evidence of a limit on one bet", () => {
  it("marks a bet above it that an app without the limit sent, and a server took or left open", async () => {
    // The site ran without the pack: its app let the bet of 10 go.
    const visit = visitOf({ limits: [wager(9.99)] });
    const order = visit.bet();
    expect(order).not.toBeNull();
    const log = logWith(visit.logEntries);
    const { status, breaches, html } = await judge(log, asksForWagers);
    expect([status, breaches.map(({ seq, duty }) => ({ seq, duty }))]).toEqual([
      1,
      [{ seq: order?.seq, duty: "single-wager" }],
    ]);
    expect(breaches[0]?.cause).toMatch(/^a bet of 10 went out above the limit on one bet, 9\.99/);
    expect(html).toContain("stake of one bet (40)");
    // The pack of Pennsylvania asks for it, that of Malta does not.
    const pennsylvania = await judge(log, "US-PA");
    expect(pennsylvania.breaches.map(({ duty }) => duty)).toContain("single-wager");
    expect((await judge(log, "MT")).status).toBe(0);
  });
  it("passes one that is as high as it, one that the server refused, and one in another currency", async () => {
    const equal = visitOf({ limits: [wager(10)] });
    expect(equal.bet()).not.toBeNull();
    expect((await judge(logWith(equal.logEntries), asksForWagers)).status).toBe(0);
    const refused = visitOf({
      limits: [wager(5)],
      more: {
        PlaceCoupon: {
          success: false,
          state: "rejected",
          requestId: "pl_1",
          couponId: null,
          code: 2014,
        },
      },
    });
    expect(refused.bet()).not.toBeNull();
    expect((await judge(logWith(refused.logEntries), asksForWagers)).breaches).toEqual([]);
    const foreign = visitOf({ limits: [limit(40, 5, { measure: "KZT" })] });
    expect(foreign.bet()).not.toBeNull();
    expect((await judge(logWith(foreign.logEntries), asksForWagers)).status).toBe(0);
  });
  it("an app under the pack sends none", async () => {
    const policy = { id: "US-PA", figures: {}, hasSingleWagerLimit: true };
    const visit = visitOf({ limits: [wager(5)], config: { policy } });
    expect(visit.bet()).toBeNull();
    expect((await judge(logWith(visit.logEntries), asksForWagers)).status).toBe(0);
  });
});

/** What the server says of a power bet that a limit forbids. */
const powerBetRefused = { state: "rejected", couponId: null, code: 2014 };

describe("evidence of power bets", () => {
  it("marks one above the limit on one bet, and passes one that the server refused", async () => {
    const visit = visitOf({ limits: [wager(4.99)] });
    const order = visit.powerBet();
    expect(order).not.toBeNull();
    const { status, breaches } = await judge(logWith(visit.logEntries), asksForWagers);
    expect([status, breaches.map(({ seq, duty }) => ({ seq, duty }))]).toEqual([
      1,
      [{ seq: order?.seq, duty: "single-wager" }],
    ]);
    const refused = visitOf({ limits: [wager(4.99)] });
    expect(refused.powerBet(powerBetRefused)).not.toBeNull();
    expect((await judge(logWith(refused.logEntries), asksForWagers)).status).toBe(0);
  });
  it("marks one without a limit that is needed, as any bet, and passes one that the server refused", async () => {
    const asksForLimit = packOf([], [asksFor("noPlayWithout.limits.deposit.month")]);
    const visit = visitOf();
    const order = visit.powerBet();
    const { breaches, report } = await judge(logWith(visit.logEntries), asksForLimit);
    expect(breaches.map(({ seq, duty }) => ({ seq, duty }))).toEqual([
      { seq: order?.seq, duty: "limits-needed" },
    ]);
    expect(report.logs[0]?.visits[0]?.orders).toMatchObject([
      { seq: order?.seq, outcome: "taken" },
    ]);
    const refused = visitOf();
    expect(refused.powerBet(powerBetRefused)).not.toBeNull();
    expect((await judge(logWith(refused.logEntries), asksForLimit)).status).toBe(0);
  });
});

describe("evidence of increases that are reaffirmed", () => {
  const askedSec = startAt / 1000;
  const waiting = (needApprove: boolean, limitType = 1) =>
    limit(limitType, 500, { limitState: "PENDING", startedAt: askedSec, needApprove });
  const policy = { id: "US-PA", figures: {}, areIncreasesReaffirmed: true };

  /** Raised from 100 to 500: it waited, and a day later it is in force. */
  function raised(needApprove: boolean, limitType = 1) {
    const visit = visitOf({ limits: [limit(limitType, 100)] });
    visit.answers.limits = [limit(limitType, 100), waiting(needApprove, limitType)];
    visit.go("/en/office/responsible");
    visit.pass(5_000);
    visit.answers.limits = [limit(limitType, 500, { startedAt: askedSec + 86_400 })];
    visit.go("/en");
    visit.pass(1_000);
    visit.go("/en/office/responsible");
    visit.pass(5_000);
    return logWith(visit.logEntries);
  }
  it.each([1, 12, 20, 31, 40])(
    "marks an increase of type %i that was not the player's to confirm, and passes one that was: they may have done so elsewhere",
    async (limitType) => {
      const { status, breaches } = await judge(raised(false, limitType), asksForConfirmation);
      expect([status, breaches.map(({ duty }) => duty)]).toEqual([1, ["limit-reaffirmed"]]);
      expect(breaches[0]?.cause).toBe(
        `limit ${limitType} went from 100 to 500 without being the player's to confirm`,
      );
      expect((await judge(raised(true, limitType), asksForConfirmation)).status).toBe(0);
      expect((await judge(raised(false, limitType), "MT")).status).toBe(0);
    },
  );
  it("judges the same by the pack of Pennsylvania, after a day", async () => {
    const { breaches } = await judge(raised(false), "US-PA");
    expect(breaches.map(({ duty }) => duty)).toEqual(["limit-reaffirmed"]);
    expect((await judge(raised(true), "US-PA")).status).toBe(0);
  });
  it("marks one that the player had rejected, and passes one that they had confirmed", async () => {
    const answered = async (isApproved: boolean) => {
      const due = { ...waiting(true), startedAt: askedSec - 90_000 };
      const visit = visitOf({
        limits: [limit(1, 100), due],
        config: { policy },
        more: { DecideLimit: { status: 204, title: "" } },
      });
      visit.answers.limits = [limit(1, 500, { startedAt: askedSec })];
      visit.send(AnswerLimitApproval({ limitType: 1, isApproved }));
      visit.pass(minute);
      return judge(logWith(visit.logEntries), asksForConfirmation);
    };
    const rejected = await answered(false);
    expect(rejected.breaches.map(({ duty, cause }) => [duty, cause])).toEqual([
      ["limit-reaffirmed", "limit 1 went from 100 to 500 after the player had rejected it"],
    ]);
    expect((await answered(true)).status).toBe(0);
  });
  it("marks one that was in force at once, and no decrease", async () => {
    const saved = async (limitValue: number) => {
      const visit = visitOf({
        limits: [limit(1, 100)],
        config: { policy, limits: { availableTypeIds: [1] } },
        more: {
          AvailableLimits: {
            data: [{ limitType: 1, availableValues: [], measure: "EUR", type: "money" }],
          },
          SaveLimits: { status: 200, data: { limitsData: [limit(1, limitValue)] } },
        },
      });
      visit.go("/en/office/responsible");
      visit.pass(2_000);
      visit.answers.limits = [limit(1, limitValue)];
      visit.send(SaveLimit({ limitType: 1, limitValue }));
      visit.pass(2_000);
      expect(visit.entries.some((entry) => SaveLimits.answered.is(entry))).toBe(true);
      return judge(logWith(visit.logEntries), asksForConfirmation);
    };
    expect((await saved(500)).breaches.map(({ cause }) => cause)).toEqual([
      "limit 1 went from 100 to 500 at once, without a question",
    ]);
    expect((await saved(50)).status).toBe(0);
  });
});
