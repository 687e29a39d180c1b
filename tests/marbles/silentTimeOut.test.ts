import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadPacks } from "../../server/packs/packs.ts";
import { policyOf } from "../../server/packs/policy.ts";
import { createSite } from "../../server/site.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { mayBeOffered } from "../../src/events/limits/index.ts";
import { playClosedTo } from "../../src/events/limits/playClosed.ts";
import { answered, signedIn, siteWith } from "../kit/events.ts";
import { limitOf } from "../kit/limits.ts";
import { answers, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";
import { temporaryFolder } from "../server/folder.ts";

/** The policy of a country whose file, the only one of its folder, asks for these. */
function policyAsking(...names: readonly string[]) {
  const source = { url: "example.org/law", clause: "§ 1" };
  const switches = names.map((of) => ({ of, since: "2020-01-01", source }));
  const folder = temporaryFolder("packs");
  const fields = { id: "ZZ", name: "Nowhere", figures: [], switches, notBuilt: [] };
  writeFileSync(join(folder, "ZZ.json"), JSON.stringify(fields));
  const pack = loadPacks(folder).get("ZZ") ?? null;
  return { ...siteConfig, ...policyOf({ site: { ...createSite(), pack }, now: () => START_AT }) };
}

const strict = policyAsking();
const mild = policyAsking("timeOutForDepositsOnly");
const silent = policyAsking("timeOutForDepositsOnly", "silentTimeOut");
const timeOut = limitOf(33, 1);

describe("a time-out", () => {
  const seen = (policy: Readonly<Record<string, object>>, ...data: readonly object[]) => {
    const state = stateOf(siteWith(policy), signedIn, answered(ClientLimits, {}, { data }));
    return [playClosedTo(state, 1), mayBeOffered(state)];
  };
  it("closes play and silences what is offered, unless the file of the country says otherwise", () => {
    expect(seen(strict, timeOut)).toEqual(["self_excluded", false]);
    expect(seen(mild, timeOut)).toEqual([null, true]);
    expect(seen(silent, timeOut)).toEqual([null, false]);
    expect(seen(silent)).toEqual([null, true]);
    expect(seen(silent, limitOf(33, 1, "INACTIVE"))).toEqual([null, true]);
    for (const policy of [strict, mild, silent])
      expect(seen(policy, limitOf(30, 1))).toEqual(["self_excluded", false]);
  });

  const visit = (policy: object) => ({
    path: "/en/section/live/1/501",
    isPlayer: true,
    server: {
      SiteConfig: answers(policy),
      ClientLimits: late("20s", answers({ data: [timeOut] })),
    },
    user: "10s AddBet(901)",
    watch: "CouponReminderShown CouponReminderDropped",
    for: "1m",
  });
  rule("that silences reminders drops that of a bet {COUPON-REMINDER:cancel}", {
    ...visit(silent),
    expect: "20s CouponReminderDropped",
  });
  rule("that closes deposits only does not, where the file does not say so [reminders-002]", {
    ...visit(mild),
    expect: "40s CouponReminderShown",
  });
});
