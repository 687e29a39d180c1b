import { describe, expect, it } from "vitest";
import { referralCookies } from "../../src/epics/referralCookie/keep.ts";
import { readReferral, referralPort } from "../../src/infra/ports/referral.ts";
import { ReferralFound, ReferralKept } from "../../src/events/referral/events.ts";
import { Vault } from "../../src/infra/vault.ts";
import { Device } from "../kit/device.ts";
import { instant } from "../kit/play.ts";
import { answers, late, whenPart } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { START_AT } from "../kit/world.ts";

const DAY = 86_400_000;
const lives: readonly [query: string, cookie: string, lengthMs: number][] = [
  ["ref=1", "refererid", 60 * DAY],
  ["bf=1", "bfid", DAY],
  ["tag=1", "reflinkid", 60 * DAY],
  ["btag=1", "reflinkid", 60 * DAY],
  ["qtag=1", "reflinkid", 60 * DAY],
  ["tag=1", "tag", 3_600_000],
  ["click_id=1", "partnerid", 30 * DAY],
  ["click_id=1&affid=2", "partnerid", 60 * DAY],
  ["ref=1", "postback_watcher", 4_000],
  ["pb=1", "postback_watcher", 30 * DAY],
  ["subid=1", "subid", 60 * DAY],
  ["bwpromocode=1", "bwpromocode", DAY],
  ["utm_source=1", "utm_source", DAY],
  ["aip=1", "aip", DAY],
];

/** A device that has received the cookies of an address, and a clock to look at it later. */
function visited(query: string) {
  let now = START_AT;
  const device = new Device(() => now);
  const visit = () => {
    const vault = new Vault();
    const found = readReferral(`?${query}`, vault);
    if (found === null || !ReferralFound.is(found)) return;
    const port = referralPort(device.jar, vault);
    for (const kept of referralCookies(found.data.marks, now, null)) {
      port({ ...ReferralKept(kept), seq: 1, at: now, cause: null });
    }
  };
  visit();
  return {
    device,
    visit,
    later: (byMs: number) => {
      now += byMs;
    },
    read: (name: string) => device.jar.read(name),
  };
}

describe("REFERRAL", () => {
  it.each(lives)(
    "for %s keeps the cookie %s until %i ms are over [referral-003] [referral-004] [referral-005] [referral-006] [referral-007] [referral-008] [referral-009] [referral-010] {REFERRAL:before} {REFERRAL:at}",
    (query, cookie, lengthMs) => {
      const { later, read } = visited(query);
      later(lengthMs - 1);
      expect(read(cookie)).not.toBeNull();
      later(1);
      expect(read(cookie)).toBeNull();
    },
  );
  it("has not brought it back 1 ms later {REFERRAL:after}", () => {
    const { later, read } = visited("ref=7");
    later(60 * DAY + 1);
    expect(read("refererid")).toBeNull();
  });
  it("restarts with another visit from such an address {REFERRAL:reset} {REFERRAL:reload}", () => {
    const { later, read, visit } = visited("bf=7");
    later(DAY - 1);
    visit();
    later(DAY - 1);
    expect(read("bfid")).not.toBeNull();
    later(1);
    expect(read("bfid")).toBeNull();
  });
  it("counts the time slept, and ends when the clock is set forward {REFERRAL:sleep} {REFERRAL:forward}", () => {
    const { later, read } = visited("bf=7");
    later(2 * DAY);
    expect(read("bfid")).toBeNull();
  });
  it("lasts longer by as much as the clock is set back {REFERRAL:back}", () => {
    const { later, read } = visited("bf=7");
    later(-3_600_000);
    later(DAY);
    expect(read("bfid")).not.toBeNull();
    later(3_600_000);
    expect(read("bfid")).toBeNull();
  });
  it("is gone when the storage is wiped {REFERRAL:wiped}", () => {
    const { device, read } = visited("bf=7");
    device.clear();
    expect(read("bfid")).toBeNull();
  });
  it("stores type, value and its details [referral-002]", () => {
    const { read } = visited("btag=b1&affid=a2&bwpromocode=SPRING");
    expect(JSON.parse(read("reflinkid") ?? "null")).toEqual({
      type: "btag",
      val: "b1",
      additional: { name_tag: "btag", ref_partner_id: "a2", promo_code: "SPRING" },
    });
  });
  it("writes nothing for an address without marks", () => {
    expect(readReferral("?lng=en&ref=", new Vault())).toBeNull();
  });

  rule("writes at once, not after the first seconds [referral-001]", {
    path: "/en?ref=77",
    watch: "ReferralKept(cookie=refererid)",
    expect: "ReferralKept(cookie=refererid)",
    for: "4s",
  });
  rule("keeps the marks of the address once the rules have loaded [referral-001]", {
    path: "/en/office/menu?ref=7&pb=1",
    expect: `ReferralKept(refererid, ref, endsAt=${instant("0") + 60 * DAY})
             ReferralKept(postback_watcher, pb, endsAt=${instant("0") + 30 * DAY})`,
    for: "1m",
  });
  rule("keeps them while offline too [referral-001] {REFERRAL:offline}", {
    path: "/en/office/menu?bf=7",
    server: { Rules: whenPart({ later: [late("5s", answers(null))] }) },
    network: "4s offline",
    expect: "5s ReferralKept(bfid) ReferralKept(postback_watcher)",
    for: "1m",
  });
  rule("keeps the marks of its own address in each tab {REFERRAL:tab2}", {
    path: "/en/office/menu?bf=7",
    tab2: "1m open",
    watch: "ReferralKept(cookie=bfid) 2:ReferralKept(cookie=bfid)",
    expect: "ReferralKept(cookie=bfid) 1m 2:ReferralKept(cookie=bfid)",
    for: "2m",
  });
  rule("writes nothing on a closed site [maintenance-004] {REFERRAL:cancel}", {
    path: "/en/office/menu?bf=7",
    stored: { cookies: { is_maintenance: "1" } },
    watch: "ReferralKept",
    expect: "",
    for: "1m",
  });
});
