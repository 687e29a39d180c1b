import { describe, expect, it } from "vitest";
import { limitOf } from "../kit/limits.ts";
import { instant, play } from "../kit/play.ts";
import { answers } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { lanesOf } from "../kit/timeline.ts";

const isPlayer = true;
const registration = { isAllowed: true, reminder: { isEnabled: true, delay: 60, interval: 30 } };
const site = answers({ ...siteConfig, registration });
/** Excluded until this time of the timeline; null: without an end. */
const excludedUntil = (time: string | null, limitType = 30) => ({
  SiteConfig: site,
  ClientLimits: answers({
    data: [{ ...limitOf(limitType, 1), endsAt: time === null ? null : instant(time) / 1000 }],
  }),
});
const shown = "RegistrationReminderShown";
const signsOut = { isPlayer, user: "2m SignOut", watch: shown };

describe("REGISTRATION-REMINDER after somebody who is excluded has signed out", () => {
  rule("comes when the exclusion is over {REGISTRATION-REMINDER:at}", {
    ...signsOut,
    server: excludedUntil("10h"),
    expect: "10h RegistrationReminderShown",
    for: "11h",
  });
  rule("does not come 1 ms earlier {REGISTRATION-REMINDER:before}", {
    ...signsOut,
    server: excludedUntil("10h"),
    expect: "",
    for: "9h59m59s999ms",
  });
  rule("comes after its delay where nobody is excluded", {
    ...signsOut,
    server: { SiteConfig: site, ClientLimits: answers({ data: [] }) },
    expect: "3m RegistrationReminderShown",
    for: "29m",
  });
  rule("waits for the end of a time-out as well", {
    ...signsOut,
    server: excludedUntil("10h", 33),
    expect: "10h RegistrationReminderShown",
    for: "11h",
  });
  rule(
    "comes after its delay where the time-out closes deposits only, and the pack is silent about offers",
    {
      ...signsOut,
      server: {
        ...excludedUntil("10h", 33),
        SiteConfig: answers({
          ...siteConfig,
          registration,
          policy: { id: "mild", figures: {}, isTimeOutForDepositsOnly: true },
        }),
      },
      expect: "3m RegistrationReminderShown",
      for: "29m",
    },
  );
  rule("waits for the end of such a time-out where the pack keeps it silent", {
    ...signsOut,
    server: {
      ...excludedUntil("10h", 33),
      SiteConfig: answers({
        ...siteConfig,
        registration,
        policy: { id: "calm", figures: {}, isTimeOutForDepositsOnly: true, isTimeOutSilent: true },
      }),
    },
    expect: "10h RegistrationReminderShown",
    for: "11h",
  });
  rule("does not come on a page that is loaded later {REGISTRATION-REMINDER:reload}", {
    ...signsOut,
    server: excludedUntil("10h"),
    tab: "3m reload 1h close 3h open",
    expect: "10h RegistrationReminderShown",
    for: "11h",
  });
  rule("does not come in another tab either {REGISTRATION-REMINDER:tab2}", {
    ...signsOut,
    server: excludedUntil("10h"),
    tab2: "1m open 3h close",
    watch: `${shown} 2:${shown}`,
    expect: "10h RegistrationReminderShown",
    for: "11h",
  });
  rule("comes on waking when the exclusion ended during sleep {REGISTRATION-REMINDER:sleep}", {
    ...signsOut,
    server: excludedUntil("10h"),
    clock: "3m sleep 12h",
    expect: "12h3m RegistrationReminderShown",
    for: "13h",
  });
  rule("is not put off when the clock is set back {REGISTRATION-REMINDER:back}", {
    ...signsOut,
    server: excludedUntil("10h"),
    clock: "3m back 5h",
    expect: "10h RegistrationReminderShown",
    for: "11h",
  });
  rule("comes after its delay once the storage was wiped {REGISTRATION-REMINDER:wiped}", {
    ...signsOut,
    server: excludedUntil("10h"),
    storage: "3m wipe",
    tab: "4m reload",
    expect: "5m RegistrationReminderShown",
    for: "30m",
  });

  const stored = (until: string | null, forTime = "3m") => {
    const timeline = { ...signsOut, server: excludedUntil(until), expect: "", for: forTime };
    const { local } = play(timeline, lanesOf(timeline));
    return local.getItem("tl.silentUntil");
  };
  it("keeps the end alone, no word of who it was; without an end, a year", () => {
    expect(stored("10h")).toBe(String(instant("10h")));
    const year = Number(stored(null)) - instant("0");
    expect(year).toBeGreaterThanOrEqual(365 * 86_400_000);
    expect(year).toBeLessThan(365 * 86_400_000 + 60_000);
  });
});
