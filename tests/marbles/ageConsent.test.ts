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
  rule("the answer is kept in a cookie for 30 days [modals-009] [modals-010]", {
    server: month,
    user: "10s AgreeToAge",
    watch: all,
    expect: `10s AgeAgreed CookieWritten(age_agree, ${START_AT + 10_000}, ${START_AT + 10_000 + 30 * 86_400_000})`,
    for: "1m",
  });
  rule("30 days later it is asked again [modals-010] {AGE-CONSENT:at}", {
    server: month,
    stored: agreed,
    tab: "10s close 29d23h59m open",
    expect: "30d AgeConsentEnded",
    for: "30d",
  });
  rule("1 ms earlier it is not [modals-010] {AGE-CONSENT:before}", {
    server: month,
    stored: agreed,
    tab: "10s close 29d23h59m open",
    watch: "AgeConsentEnded",
    expect: "",
    for: "29d23h59m59s999ms",
  });
  rule("once, and the cookie goes [modals-010] {AGE-CONSENT:after}", {
    server: minute,
    user: "10s AgreeToAge",
    watch: "AgeConsentEnded",
    expect: "10s CookieWritten(name=age_agree) 1m AgeConsentEnded CookieWritten(age_agree, null)",
    for: "1m10s1ms",
  });
  rule("a page that opens 1 ms before still knows it [modals-010] {AGE-CONSENT:reload}", {
    server: minute,
    user: "10s AgreeToAge",
    tab: "20s reload",
    expect: "1m10s AgeConsentEnded",
    for: "2m",
  });
  rule("a site that no longer wants it kept has nothing to end {AGE-CONSENT:reload}", {
    server: { SiteConfig: inTurn(minute.SiteConfig, minutes("session").SiteConfig) },
    user: "10s AgreeToAge",
    tab: "20s reload",
    watch: "AgeConsentEnded",
    expect: "10s AgeAgreed",
    for: "5m",
  });
  rule("the session variant holds for the tab, however long [modals-010]", {
    server: minutes("session"),
    user: "10s AgreeToAge",
    tab: "20s reload",
    watch: all,
    expect: "10s AgeAgreed",
    for: "5m",
  });
  rule("overslept, it is asked on waking {AGE-CONSENT:sleep}", {
    server: minute,
    user: "10s AgreeToAge",
    clock: "20s sleep 10m",
    expect: "10m20s AgeConsentEnded",
    for: "11m",
  });
  rule("the clock set back does not prolong it {AGE-CONSENT:back}", {
    server: minute,
    user: "10s AgreeToAge",
    clock: "20s back 1h",
    tab: "30s reload",
    expect: "1m30s AgeConsentEnded",
    for: "2m",
  });
  rule("the clock set forward ends it for the next page {AGE-CONSENT:forward}", {
    server: minute,
    user: "10s AgreeToAge",
    clock: "20s forward 30s",
    tab: "20s reload",
    expect: "40s AgeConsentEnded",
    for: "1m",
  });
  rule("offline the time runs {AGE-CONSENT:offline}", {
    server: minute,
    user: "10s AgreeToAge",
    network: "20s offline",
    expect: "1m10s AgeConsentEnded",
    for: "2m",
  });
  rule("a page that opens later does not ask, and ends with the first {AGE-CONSENT:tab2}", {
    server: minute,
    user: "10s AgreeToAge",
    tab2: "20s open",
    expect: "1m10s 2:AgeConsentEnded AgeConsentEnded",
    for: "2m",
  });
  rule("wiped, nothing is left to end {AGE-CONSENT:wiped}", {
    server: minute,
    user: "10s AgreeToAge",
    storage: "20s wipe",
    tab: "30s reload",
    watch: "AgeConsentEnded",
    expect: "10s AgeAgreed",
    for: "2m",
  });
});
