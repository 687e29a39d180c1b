import { describe, expect, it } from "vitest";
import { lanesOf } from "../kit/timeline.ts";
import { instant, play } from "../kit/play.ts";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const login = "SignIn(form=login_password, login=anna, password=wonder, isRemembered=true)";
const welcome = answers({ success: true, responseType: "done", userInfo: { userId: 4711 } });
const refused = fails(400, { code: 1001 });
const collecting = {
  ...siteConfig,
  analytics: { counters: {}, isCollectorEnabled: true, collectorKey: "web" },
};
const site = { SiteConfig: answers(collecting) };
const tries = "SignInTriesCounted";
const open = {
  RegistrationForm: answers({
    types: [],
    currencies: [],
    bonuses: [],
    passwordRules: { minLength: 8, isDigitRequired: true, isLetterRequired: true },
  }),
};

describe("attempts to sign in", () => {
  rule("are counted until one succeeds, and the collector receives the number [analytics-010]", {
    path: "/en/user/login",
    server: { ...site, SignInByLogin: inTurn(refused, refused, welcome) },
    user: `20s ${login} 10s ${login} 10s ${login}`,
    watch: `${tries} MetricTracked(201)`,
    expect: `20s ${tries}(1) 10s ${tries}(2)
             10s MetricTracked(201, sign_in, params={"refused":2}) ${tries}(0)`,
    for: "1m",
  });
  rule("are not reported when the first one succeeds", {
    path: "/en/user/login",
    server: site,
    user: `20s ${login}`,
    watch: `${tries} MetricTracked(201)`,
    expect: `20s MetricTracked(201, params={"refused":0})`,
    for: "1m",
  });
  rule("of earlier visits count on [analytics-010]", {
    path: "/en/user/login",
    stored: { local: { "tl.loginAttempts": 3 } },
    server: { ...site, SignInByLogin: inTurn(refused, welcome) },
    user: `20s ${login} 1m ${login}`,
    tab: "30s reload",
    watch: tries,
    expect: `20s ${tries}(4) 1m ${tries}(0)`,
    for: "2m",
  });
  rule("that fail before the rule has loaded are counted when it loads", {
    path: "/en/user/login",
    server: { ...site, SignInByLogin: refused },
    user: `2s ${login}`,
    expect: `5s ${tries}(1)`,
    for: "1m",
  });

  it("are kept on the device until then [analytics-010]", () => {
    const left = (...replies: Parameters<typeof inTurn>) => {
      const timeline = {
        path: "/en/user/login",
        server: { ...site, SignInByLogin: inTurn(...replies) },
        user: `20s ${login} 10s ${login}`,
        expect: `20s ${tries}`,
        for: "1m",
      };
      return play(timeline, lanesOf(timeline)).local.getItem("tl.loginAttempts");
    };
    expect(left(refused)).toBe("2");
    expect(left(refused, welcome)).toBeNull();
  });
});

const fields = "type=fast_reg, countryId=17, currencyId=2, bonusId=0, isTermsAccepted=true";
const send = `Register(${fields})`;
const form = `OpenRegistrationForm`;
const counted = "RegistrationTriesCounted";
const made = answers({ success: true, userId: 5, isActivationNeeded: false, isSignedIn: false });
const notYet = fails(400, { code: 4001 });
const triesOf = (count: number, at: string) => `tries.count=${count}, tries.lastAt=${instant(at)}`;

describe("attempts to register", () => {
  rule("are counted with the time of the last one, until one succeeds [analytics-009]", {
    path: "/en/registration",
    server: { ...site, ...open, RegisterFast: inTurn(notYet, notYet, made) },
    user: `10s ${form}() 10s ${send} 10s ${send} 10s ${send}`,
    watch: `${counted} MetricTracked(202)`,
    expect: `20s MetricTracked(202, params.tries=0) ${counted}(${triesOf(1, "20s")})
             10s MetricTracked(202, params.tries=1) ${counted}(${triesOf(2, "30s")})
             10s MetricTracked(202, params.tries=2) ${counted}(${triesOf(3, "40s")}) ${counted}(tries=null)`,
    for: "1m",
  });
  rule("of earlier visits count on [analytics-009]", {
    path: "/en/registration",
    server: { ...site, ...open, RegisterFast: notYet },
    stored: { local: { "tl.registrationTries": { count: 4, lastAt: instant("0ms") } } },
    user: `20s ${send} 1m ${send}`,
    tab: "30s reload",
    expect: `20s ${counted}(${triesOf(5, "20s")}) 1m ${counted}(${triesOf(6, "1m20s")})`,
    for: "2m",
  });

  it("are kept on the device until then [analytics-009]", () => {
    const left = (...replies: Parameters<typeof inTurn>) => {
      const timeline = {
        path: "/en/registration",
        server: { ...site, ...open, RegisterFast: inTurn(...replies) },
        user: `20s ${send} 10s ${send}`,
        expect: `20s ${counted}`,
        for: "1m",
      };
      const kept = play(timeline, lanesOf(timeline)).local.getItem("tl.registrationTries");
      return kept === null ? null : (JSON.parse(kept) as unknown);
    };
    expect(left(notYet)).toEqual({ count: 2, lastAt: instant("30s") });
    expect(left(notYet, made)).toBeNull();
  });
});
