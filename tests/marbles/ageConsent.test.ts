import { describe } from "vitest";
import { answers, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { START_AT } from "../kit/world.ts";

const site = (variant: string, parameters: Record<string, number> = {}) => ({
  SiteConfig: answers({
    ...siteConfig,
    ageRestriction: { variant, minAge: 18 },
    policy: { id: "test", figures: parameters },
  }),
});
const month = site("stored");
/** The policy pack's month is a minute. */
const minutes = (variant: string) => site(variant, { "AGE-CONSENT.keptMs": 60_000 });
const minute = minutes("stored");
const all = "AgeAgreed AgeConsentEnded CookieWritten(name=age_agree)";
const agreed = { cookies: { age_agree: String(START_AT) } };

describe("AGE-CONSENT", () => {
  rule("keeps the answer in a cookie for 30 days [modals-009] [modals-010]", {
    server: month,
    user: "10s AgreeToAge",
    watch: all,
    expect: `10s AgeAgreed CookieWritten(age_agree, ${START_AT + 10_000}, ${START_AT + 10_000 + 30 * 86_400_000})`,
    for: "1m",
  });
  rule("expires after 30 days [modals-010] {AGE-CONSENT:at}", {
    server: month,
    stored: agreed,
    tab: "10s close 29d23h59m open",
    expect: "30d AgeConsentEnded",
    for: "30d",
  });
  rule("does not expire 1 ms earlier [modals-010] {AGE-CONSENT:before}", {
    server: month,
    stored: agreed,
    tab: "10s close 29d23h59m open",
    watch: "AgeConsentEnded",
    expect: "",
    for: "29d23h59m59s999ms",
  });
  rule("expires only once, and deletes the cookie [modals-010] {AGE-CONSENT:after}", {
    server: minute,
    user: "10s AgreeToAge",
    watch: "AgeConsentEnded",
    expect: "10s CookieWritten(name=age_agree) 1m AgeConsentEnded CookieWritten(age_agree, null)",
    for: "1m10s1ms",
  });
  rule("still expires on time on a page opened after a reload [modals-010] {AGE-CONSENT:reload}", {
    server: minute,
    user: "10s AgreeToAge",
    tab: "20s reload",
    expect: "1m10s AgeConsentEnded",
    for: "2m",
  });
  rule("has nothing to expire when the site no longer wants it stored {AGE-CONSENT:reload}", {
    server: { SiteConfig: inTurn(minute.SiteConfig, minutes("session").SiteConfig) },
    user: "10s AgreeToAge",
    tab: "20s reload",
    watch: "AgeConsentEnded",
    expect: "10s AgeAgreed",
    for: "5m",
  });
  rule("lasts for the whole life of the tab in the session variant [modals-010]", {
    server: minutes("session"),
    user: "10s AgreeToAge",
    tab: "20s reload",
    watch: all,
    expect: "10s AgeAgreed",
    for: "5m",
  });
  rule("expires on waking if it fell due during sleep {AGE-CONSENT:sleep}", {
    server: minute,
    user: "10s AgreeToAge",
    clock: "20s sleep 10m",
    expect: "10m20s AgeConsentEnded",
    for: "11m",
  });
  rule("lasts no longer when the clock is set back {AGE-CONSENT:back}", {
    server: minute,
    user: "10s AgreeToAge",
    clock: "20s back 1h",
    tab: "30s reload",
    expect: "1m30s AgeConsentEnded",
    for: "2m",
  });
  rule("expires on the next page when the clock is set forward {AGE-CONSENT:forward}", {
    server: minute,
    user: "10s AgreeToAge",
    clock: "20s forward 30s",
    tab: "20s reload",
    expect: "40s AgeConsentEnded",
    for: "1m",
  });
  rule("keeps counting while offline {AGE-CONSENT:offline}", {
    server: minute,
    user: "10s AgreeToAge",
    network: "20s offline",
    expect: "1m10s AgeConsentEnded",
    for: "2m",
  });
  rule("expires in a tab opened later at the same time as in the first {AGE-CONSENT:tab2}", {
    server: minute,
    user: "10s AgreeToAge",
    tab2: "20s open",
    expect: "1m10s 2:AgeConsentEnded AgeConsentEnded",
    for: "2m",
  });
  rule("has nothing to expire when the storage is wiped {AGE-CONSENT:wiped}", {
    server: minute,
    user: "10s AgreeToAge",
    storage: "20s wipe",
    tab: "30s reload",
    watch: "AgeConsentEnded",
    expect: "10s AgeAgreed",
    for: "2m",
  });
});
