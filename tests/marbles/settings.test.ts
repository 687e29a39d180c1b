import { describe } from "vitest";
import { answers, fails, inTurn, silence } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { START_AT } from "../kit/world.ts";

const YEAR_MS = 365 * 86_400_000;
/** The expiry of a cookie that is written this many seconds after the start. */
const yearAfter = (seconds: number) => START_AT + seconds * 1_000 + YEAR_MS;
const asking = (over: object = {}) => ({
  SiteConfig: answers({
    ...siteConfig,
    cookieConsent: { isPopupEnabled: true, isLoggingEnabled: false },
    ...over,
  }),
});
const logging = { cookieConsent: { isPopupEnabled: true, isLoggingEnabled: true } };
const agreedAt = START_AT / 1000 + 10;
const all = "10s AgreeToCookies(true, true)";

describe("settings on the device", () => {
  rule("are stored, and restored on the next visit [settings-008]", {
    user: "10s ChangeSettings(theme=dark) 10s ChangePreferences(isShowGameId=true)",
    tab: "30s reload",
    watch: "PreferencesFound ValueStored(key=tl.settings)",
    expect:
      "PreferencesFound(kept.isShowGameId=-) 10s ValueStored(key=tl.settings) 10s ValueStored(key=tl.settings) 10s PreferencesFound(kept.isShowGameId=true)",
    for: "1m",
  });
  rule(
    "include language, theme and zone in cookies for a year, the theme as 0 or 1 [settings-002] [settings-008] [settings-004]",
    {
      user: "10s ChangeSettings(theme=dark) 10s ChangeSettings(theme=system) 10s ChangeSettings(timeZone=5.5) 10s ChangeSettings(timeZone=null) 10s ChangeSettings(language=ru)",
      expect: `10s CookieWritten(app_theme, 1, ${yearAfter(10)}) 10s CookieWritten(app_theme, null) 10s CookieWritten(tzo, 5.5, ${yearAfter(30)}) 10s CookieWritten(tzo, null) 10s CookieWritten(lng, ru, ${yearAfter(50)})`,
      for: "1m",
    },
  );
  rule("use the zone of the cookie on the next visit [settings-004]", {
    user: "10s ChangeSettings(timeZone=9)",
    tab: "20s reload",
    expect: "AppStarted(found.timeZone=-) 20s AppStarted(found.timeZone=9)",
    for: "1m",
  });
});

describe("the answer about cookies", () => {
  const kept = "CookieWritten(name=cookies_agree_type) ValueStored(key=tl.cookiesAgreeTime)";
  rule("is kept for a year, with its time [ui-010] [settings-016]", {
    server: asking(),
    user: all,
    watch: `${kept} LogCookiesAgreementAsked`,
    expect: `10s CookieWritten(cookies_agree_type, all, ${yearAfter(10)}) ValueStored(local, tl.cookiesAgreeTime, ${agreedAt})`,
    for: "1m",
  });
  rule(
    "is sent to a server that asks for it, and its time dropped [settings-016] [call-settings-001]",
    {
      server: { ...asking(logging), LogCookiesAgreement: answers({ success: true }) },
      user: all,
      watch: "ValueStored(key=tl.cookiesAgreeTime)",
      expect: `10s ValueStored(local, tl.cookiesAgreeTime, ${agreedAt}) LogCookiesAgreementAsked(ask.cookiesAgreeTime=${agreedAt}, ask.cookiesAgreeType=all) ValueStored(local, tl.cookiesAgreeTime, null)`,
      for: "1m",
    },
  );
  rule("is kept when sending fails, and sent on the next visit [settings-016]", {
    server: {
      ...asking(logging),
      LogCookiesAgreement: inTurn(fails(503), answers({ success: true })),
    },
    user: all,
    tab: "30s reload",
    watch: "ValueStored(key=tl.cookiesAgreeTime)",
    expect: `10s ValueStored(local, tl.cookiesAgreeTime, ${agreedAt}) LogCookiesAgreementAsked 20s LogCookiesAgreementAsked(ask.cookiesAgreeTime=${agreedAt}) ValueStored(local, tl.cookiesAgreeTime, null)`,
    for: "1m",
  });
  rule("given offline is sent when the connection is back [settings-016]", {
    server: { ...asking(logging), LogCookiesAgreement: answers({ success: true }) },
    network: "5s offline 55s online",
    user: all,
    expect: "1m LogCookiesAgreementAsked",
    for: "2m",
  });
  rule("of an earlier visit that was not sent yet is sent at once [settings-016]", {
    server: { ...asking(logging), LogCookiesAgreement: silence },
    stored: {
      cookies: { cookies_agree_type: "marketing" },
      local: { "tl.cookiesAgreeTime": 1_795_000_000 },
    },
    expect:
      "LogCookiesAgreementAsked(ask.cookiesAgreeTime=1795000000, ask.cookiesAgreeType=marketing)",
    for: "1m",
  });
  rule("is not written for visitors who were not asked", {
    server: {
      SiteConfig: answers({ ...siteConfig, cookieConsent: { isPopupEnabled: false } }),
    },
    watch: `${kept} LogCookiesAgreementAsked`,
    expect: "",
    for: "1m",
  });
  rule("is sent by one of two tabs [settings-016]", {
    server: { ...asking(logging), LogCookiesAgreement: silence },
    stored: { local: { "tl.cookiesAgreeTime": 1_795_000_000 } },
    tab2: "1s hidden open",
    watch: "2:LogCookiesAgreementAsked",
    expect: "LogCookiesAgreementAsked",
    for: "1m",
  });
});

describe("functional cookies", () => {
  const cookies = "CookieWritten(name=left_hide) CookieWritten(name=window_width)";
  rule("are not written before the answer [settings-009] [settings-010]", {
    server: asking(),
    user: "20s ChangePreferences(isLeftHidden=true) 10s WindowResized(390, 844)",
    watch: cookies,
    expect: "",
    for: "1m",
  });
  rule("are not written with an answer that does not include them [settings-009] [settings-010]", {
    server: asking(),
    stored: { cookies: { cookies_agree_type: "marketing" } },
    user: "20s ChangePreferences(isLeftHidden=true) 10s WindowResized(390, 844)",
    watch: cookies,
    expect: "",
    for: "1m",
  });
  rule("keep the side of the page and its width once allowed [settings-009] [settings-010]", {
    server: asking(),
    stored: { cookies: { cookies_agree_type: "functional" } },
    user: "20s ChangePreferences(isLeftHidden=true) 10s WindowResized(390, 844)",
    watch: "CookieWritten(value=1) CookieWritten(value=390)",
    expect: `20s CookieWritten(left_hide, 1, ${yearAfter(20)}) 10s100ms CookieWritten(left_hide, 1) CookieWritten(window_width, 390)`,
    for: "1m",
  });
  rule("are deleted when the consent is withdrawn [settings-009] [settings-010]", {
    server: asking(),
    user: `${all} 10s ChangePreferences(isLeftHidden=true) 10s AgreeToCookies(false, true)`,
    watch: "CookieWritten(name=left_hide)",
    expect:
      "10s CookieWritten(left_hide, null) 10s CookieWritten(left_hide, 1) 10s CookieWritten(left_hide, null)",
    for: "1m",
  });
});

describe("marketing", () => {
  const counters = asking({
    analytics: {
      counters: { gtm: "GTM-1" },
      isCollectorEnabled: false,
      collectorKey: "web",
      scriptUrlByType: { gtm: "/counter.js" },
    },
  });
  rule("starts with the answer, and ends with a page reload when it is withdrawn [analytics-006]", {
    server: counters,
    user: "20s AgreeToCookies(true, true) 10s AgreeToCookies(true, false)",
    expect: "20s AnalyticsStarted 10s PageReloadRequested",
    for: "1m",
  });
  rule("that never started needs no reload [analytics-006]", {
    server: asking(),
    user: "20s AgreeToCookies(false, false)",
    watch: "AnalyticsStarted PageReloadRequested",
    expect: "",
    for: "1m",
  });
});
