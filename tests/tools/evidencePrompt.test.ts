import { describe, expect, it } from "vitest";
import { DeclineLimits, SaveLimit } from "../../src/commands/limits.ts";
import { SignOut } from "../../src/commands/session.ts";
import { LimitsDeclined, LimitsPromptShown, SaveLimits } from "../../src/events/limits/events.ts";
import { account } from "../kit/site.ts";
import { signIn, startAt } from "../replay/story.ts";
import { asksFor, judge, logWith, packOf } from "./evidenceJudge.ts";
import { limit, visitOf } from "./evidenceVisit.ts";

const asksDeposits = packOf([], [asksFor("limitsPrompt")]);
const asksAll = packOf([], [asksFor("toolsPrompt")]);
const needsOne = packOf([], [asksFor("noPlayWithout.limits.deposit.day")]);

/** The player has no money, and the site offers some. */
const poor = {
  Accounts: { accounts: [], all_accounts: [{ ...account, money: 0 }] },
  Balance: { accountId: account.id, money: 0, points: 0, updatedAt: 0 },
  TopUpDemoMoney: { success: true, accountId: account.id, money: 100 },
};
const demoMoney = { isTopUpOffered: true };
const policy = (limitsPrompt: string) => ({ id: "XX", figures: {}, limitsPrompt });
const ReviewLimits = { data: { reviewedAt: startAt / 1000 + 20 } };
const judged = async (visit: ReturnType<typeof visitOf>, pack: string) => {
  const { status, breaches, report, html } = await judge(logWith(visit.logEntries), pack);
  const [seen] = report.logs[0]?.visits ?? [];
  return {
    result: [status, breaches.map(({ seq, duty }) => ({ seq, duty }))],
    causes: breaches.map(({ cause }) => cause),
    seen,
    html,
  };
};

describe("evidence of deposits without limits that are needed", () => {
  const visitWith = (limits: ReturnType<typeof limit>[], refused: readonly string[] = []) =>
    visitOf({ limits, refused, config: { demoMoney }, more: poor });
  it("marks one that was taken", async () => {
    const visit = visitWith([]);
    const asked = visit.pay();
    expect(asked).not.toBeNull();
    const { result, causes, seen } = await judged(visit, needsOne);
    expect(result).toEqual([1, [{ seq: asked?.seq, duty: "limits-needed" }]]);
    expect(causes).toEqual([
      "money was paid in without a limit that is needed: deposits in a day (20)",
    ]);
    expect(seen?.deposits).toMatchObject([{ seq: asked?.seq, outcome: "taken" }]);
  });
  it("is good where the server refused it, with the limit, and where the pack needs none", async () => {
    const refused = visitWith([], ["TopUpDemoMoney"]);
    expect(refused.pay()).not.toBeNull();
    const { result, seen } = await judged(refused, needsOne);
    expect([result, seen?.deposits[0]?.outcome]).toEqual([[0, []], "refused"]);
    const limited = visitWith([limit(20, 50)]);
    expect(limited.pay()).not.toBeNull();
    expect((await judged(limited, needsOne)).result).toEqual([0, []]);
    const free = visitWith([]);
    expect(free.pay()).not.toBeNull();
    expect((await judged(free, "KZ")).seen?.deposits).toHaveLength(1);
  });
});

describe("evidence of the question about limits", () => {
  it("has when it was due, shown and declined; what comes after it is good", async () => {
    const visit = visitOf({
      reviewedAt: null,
      config: { demoMoney, policy: policy("tools") },
      more: { ...poor, ReviewLimits },
    });
    visit.answers.reviewedAt = startAt / 1000 + 20;
    visit.send(DeclineLimits({}));
    visit.pass(1_000);
    expect(visit.pay()).not.toBeNull();
    const { result, seen, html } = await judged(visit, asksAll);
    expect(result).toEqual([0, []]);
    const placed = (entry: { seq: number; at: number } | undefined) => ({
      seq: entry?.seq,
      at: entry?.at,
    });
    const declined = visit.entries.find((entry) => LimitsDeclined.is(entry));
    expect(seen?.prompts).toMatchObject([
      {
        shown: placed(visit.entries.find((entry) => LimitsPromptShown.is(entry))),
        answer: { how: "declined" },
      },
    ]);
    expect(seen?.prompts[0]?.answer?.seq).toBeGreaterThan(declined?.seq ?? Number.NaN);
    expect(html).toContain("Asked about limits");
  });
  it("takes a limit that was set for an answer", async () => {
    const visit = visitOf({
      reviewedAt: null,
      config: { demoMoney, policy: policy("deposit"), limits: { availableTypeIds: [20] } },
      more: {
        ...poor,
        AvailableLimits: {
          data: [{ limitType: 20, availableValues: [], measure: "EUR", type: "money" }],
        },
        SelfExcludeReasons: { data: [] },
        SaveLimits: { status: 200, data: { limitsData: [limit(20, 50)] } },
      },
    });
    visit.go("/en/office/responsible");
    visit.pass(2_000);
    visit.send(SaveLimit({ limitType: 20, limitValue: 50 }));
    visit.answers.reviewedAt = startAt / 1000 + 20;
    visit.answers.limits = [limit(20, 50)];
    visit.pass(2_000);
    expect(visit.pay()).not.toBeNull();
    const { result, seen } = await judged(visit, asksDeposits);
    expect(result).toEqual([0, []]);
    const saved = visit.entries.find((entry) => SaveLimits.answered.is(entry));
    expect(seen?.prompts).toMatchObject([{ answer: { seq: saved?.seq, how: "set" } }]);
  });
  it("marks a deposit and a bet before it: the site ran without the pack", async () => {
    const paying = visitOf({ reviewedAt: null, config: { demoMoney }, more: poor });
    const paid = paying.pay();
    expect(paid).not.toBeNull();
    for (const pack of [asksDeposits, asksAll]) {
      const { result, causes } = await judged(paying, pack);
      expect(result).toEqual([1, [{ seq: paid?.seq, duty: "limits-prompt" }]]);
      expect(causes).toEqual(["money was paid in before the player was asked about a limit"]);
    }
    expect((await judged(paying, "KZ")).result).toEqual([0, []]);
    const betting = visitOf({ reviewedAt: null });
    const bet = betting.bet();
    expect((await judged(betting, asksAll)).result).toEqual([
      1,
      [{ seq: bet?.seq, duty: "limits-prompt" }],
    ]);
    // Bets may come before the answer there.
    expect((await judged(betting, asksDeposits)).result).toEqual([0, []]);
  });
  it("marks a bet between the question and its answer, but none that the server refused", async () => {
    // Under a pack of the site that asks about deposits only.
    const visit = visitOf({ reviewedAt: null, config: { policy: policy("deposit") } });
    const shown = visit.entries.find((entry) => LimitsPromptShown.is(entry));
    const bet = visit.bet();
    const { result, causes } = await judged(visit, asksAll);
    expect(result).toEqual([1, [{ seq: bet?.seq, duty: "limits-prompt" }]]);
    expect(causes).toEqual([
      `a bet went out before the player answered the question of entry ${shown?.seq}`,
    ]);
    const refused = visitOf({
      reviewedAt: null,
      config: { demoMoney },
      more: poor,
      refused: ["TopUpDemoMoney"],
    });
    expect(refused.pay()).not.toBeNull();
    expect((await judged(refused, asksAll)).result).toEqual([0, []]);
  });
  it("begins again with another sign-in, and judges nobody of whom the server says nothing", async () => {
    const visit = visitOf({ reviewedAt: startAt / 1000 });
    expect(visit.bet()).not.toBeNull();
    visit.send(SignOut({}));
    visit.pass(2_000);
    visit.answers.reviewedAt = null;
    visit.send(signIn);
    visit.pass(2_000);
    const bet = visit.bet();
    expect((await judged(visit, asksAll)).result).toEqual([
      1,
      [{ seq: bet?.seq, duty: "limits-prompt" }],
    ]);
    const silent = visitOf();
    expect(silent.bet()).not.toBeNull();
    expect((await judged(silent, asksAll)).result).toEqual([0, []]);
  });
});
