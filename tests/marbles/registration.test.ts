import { describe, expect, it } from "vitest";
import { limitOf } from "../kit/limits.ts";
import { lanesOf } from "../kit/timeline.ts";
import { play } from "../kit/play.ts";
import { answers, fails, inTurn, late, timesOut } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { userConfig } from "../kit/userConfig.ts";

const open = answers({ ...siteConfig, registration: { isAllowed: true } });
const common = "countryId=17, currencyId=2, bonusId=0, isTermsAccepted=true";
const fast = `Register(type=fast_reg, ${common})`;
const byPhone = `Register(type=phone_reg, ${common}, phoneCode=+7, phone=701-0203040, code=x48213)`;
const full = `Register(type=full_reg, ${common}, email=a@b.c, password=offside1, name=A, surname=B, dateBirthday=1990-01-01, isNewsAccepted=false)`;
const made = { success: true, userId: 4711, isActivationNeeded: false, isSignedIn: true };
const keep = "/en/welcome-authorization-data";
const path = "/en/registration";
const watch = "RegistrationAnswered SessionOpened RouteEntered";

describe("registering", () => {
  rule("by one click signs in, and leads to the new credentials [auth-005] [route-auth-005]", {
    path,
    server: { SiteConfig: open },
    user: `10s ${fast}`,
    watch,
    expect: `10s RegisterFastAsked(ask.bonusId=0) RegistrationAnswered(fast_reg, done)
             SessionOpened RouteEntered(${keep})`,
    for: "1m",
  });
  rule("waits until the visit is open: a visitor's cookie must not come after the player's", {
    path,
    stored: { cookies: { has_session: "0" } },
    server: { SiteConfig: open, OpenSession: late("11s", answers({})) },
    user: `10s ${fast}`,
    watch: "RegisterFastAsked OpenSessionAnswered",
    expect: "11s OpenSessionAnswered RegisterFastAsked",
  });
  rule("over another page does the same [modals-003] [route-auth-005]", {
    server: { SiteConfig: open },
    user: `10s OpenRegistration 10s ${fast}`,
    watch,
    expect: `10s OverlayOpened(overlay.kind=registration)
             10s RegisterFastAsked RegistrationAnswered SessionOpened RouteEntered(${keep})`,
    for: "1m",
  });
  rule("with all fields leads back to where the visitor came from [auth-005]", {
    server: { SiteConfig: open },
    user: `10s GoTo(${path}) 10s ${full}`,
    watch,
    expect: `10s RouteEntered(${path}) 10s RegisterFullAsked RegistrationAnswered SessionOpened
             RouteEntered(/en/office/menu)`,
    for: "1m",
  });
  rule("by phone exchanges the code for a token once, and reuses the token [auth-005]", {
    path,
    server: {
      SiteConfig: open,
      RegisterByPhone: inTurn(fails(409, { code: 4002 }), answers(made)),
    },
    user: `10s AskRegistrationCode(+7, 701-0203040) 10s ${byPhone} 10s ${byPhone}`,
    watch: `${watch} RegistrationSmsCheckAsked`,
    expect: `10s RegistrationSmsAsked
             10s RegistrationSmsCheckAsked RegisterByPhoneAsked
             RegistrationAnswered(phone_reg, refused, 4002)
             10s RegisterByPhoneAsked RegistrationAnswered(phone_reg, done) SessionOpened
             RouteEntered(${keep})`,
    for: "1m",
  });
  rule("with a wrong code creates no account", {
    path,
    server: { SiteConfig: open, RegistrationSmsCheck: fails(400, { code: 1003 }) },
    user: `10s AskRegistrationCode(+7, 701-0203040) 10s ${byPhone}`,
    watch: `${watch} RegisterByPhoneAsked`,
    expect: "20s RegistrationAnswered(phone_reg, refused, 1003)",
    for: "1m",
  });
  rule("signs nobody in when the email has to be confirmed first", {
    path,
    server: { SiteConfig: open, RegisterFull: answers({ ...made, isSignedIn: false }) },
    user: `10s ${full}`,
    watch,
    expect: "10s RegistrationAnswered(full_reg, activation)",
    for: "1m",
  });
  rule("says why it was refused, and may be tried again", {
    path,
    server: {
      SiteConfig: open,
      RegisterFull: inTurn(fails(409, { code: 4002 }), answers(made)),
    },
    user: `10s ${full} 10s ${full}`,
    watch: "RegistrationAnswered SessionOpened",
    expect: `10s RegistrationAnswered(full_reg, refused, 4002)
             10s RegistrationAnswered(full_reg, done) SessionOpened`,
    for: "1m",
  });
  rule("without an answer checks the session, and sends nothing again by itself", {
    path,
    server: { SiteConfig: open, RegisterFast: timesOut("12s") },
    user: `10s ${fast}`,
    watch: `${watch} RegisterFastAsked CheckSessionAsked`,
    expect: `CheckSessionAsked 10s RegisterFastAsked
             12s CheckSessionAsked RegistrationAnswered(fast_reg, unsure)`,
    for: "1m",
  });
  rule("signs in when that check says that it went through", {
    path,
    server: {
      SiteConfig: open,
      RegisterFast: fails(502),
      CheckSession: inTurn(answers({ user_id: null }), answers({ user_id: 4711 })),
    },
    user: `10s ${fast}`,
    watch,
    expect: `10s RegistrationAnswered(fast_reg, done) SessionOpened RouteEntered(${keep})`,
    for: "1m",
  });
  rule("sends one form at a time, and none without consent", {
    path,
    server: { SiteConfig: open, RegisterFast: timesOut("12s") },
    user: `5s Register(type=fast_reg, countryId=17, currencyId=2, bonusId=0, isTermsAccepted=false)
           5s ${fast} 2s ${fast}`,
    expect: `5s CommandRefused(Register, nothing_to_do) 5s RegisterFastAsked
             2s CommandRefused(Register, sign_in_running)`,
    for: "40s",
  });

  it("leaves no password, name or phone number in the log", () => {
    const timeline = {
      path,
      server: { SiteConfig: open },
      user: `10s AskRegistrationCode(+7, 701-0203040) 10s ${full.replace("name=A", "name=Zebulon")}`,
      expect: "10s RegisterFullAsked",
    };
    const { events } = play(timeline, lanesOf(timeline));
    const text = JSON.stringify(events);
    expect(text).toContain("RegisterFullAsked");
    for (const secret of ["offside1", "701-0203040", "Zebulon", "a@b.c", "1990-01-01"])
      expect(text).not.toContain(secret);
  });
});

describe("the new player's credentials", () => {
  rule("are shown, and then the guards let the player go on [route-auth-005]", {
    path: keep,
    isPlayer: true,
    user: "10s OpenWelcomeData 10s MailCredentials(a@b.c)",
    watch: "WelcomeDataAsked",
    expect: "10s WelcomeDataAsked 10s SendCredentialsAsked",
    for: "1m",
  });
});

const welcoming = (isModalEnabled: boolean, firstDepositBonusVariant: number) => ({
  SiteConfig: answers({
    ...siteConfig,
    registration: { isAllowed: true },
    welcome: { isModalEnabled, firstDepositBonusVariant },
  }),
});

describe("the welcome", () => {
  const watch = "OverlayOpened";
  const nothing = "WelcomesFound(false, false)";

  rule("is followed by the first-deposit bonus, each once [modals-011] [modals-013]", {
    path: "/en",
    server: welcoming(true, 2),
    user: `10s ${nothing} 10s CloseOverlay 10s CloseOverlay 10s GoTo(/en/coupon) 10s GoTo(/en)`,
    watch,
    expect: `10s OverlayOpened(overlay.kind=welcome)
             10s OverlayOpened(overlay.kind=firstDeposit, overlay.variant=2)`,
    for: "2m",
  });
  rule(
    "is skipped on a device that has seen it, where only the bonus shows, in the site's variant [modals-011] [modals-013]",
    {
      path: "/en",
      server: welcoming(true, 1),
      user: "10s WelcomesFound(true, false)",
      expect: "10s OverlayOpened(overlay.kind=firstDeposit, overlay.variant=1)",
      for: "1m",
    },
  );
  /** Logged out for being idle, somebody is a visitor of whom nothing is known: 29 minutes are the longest visit. */
  const newPlayer = {
    ...welcoming(false, 1),
    UserConfig: answers({ result: { ...userConfig, has_deposit: false } }),
  };
  const restricted = { state: "restricted", isPlayOpen: false, askedAgoSec: 1, rounds: ["r"] };
  for (const [name, body] of [
    ["a time-out", { data: [limitOf(33, 1)] }],
    ["a self-exclusion", { data: [limitOf(30, 1)] }],
    ["an entry in a register", { data: [], register: restricted }],
  ] as const)
    rule(`offers no bonus during ${name}, nor before it is known [modals-013]`, {
      path: "/en",
      isPlayer: true,
      server: { ...newPlayer, ClientLimits: late("20s", answers(body)) },
      user: `10s ${nothing}`,
      watch,
      expect: "",
      for: "29m",
    });
  rule("offers the bonus to a player once it is known that there is no break [modals-013]", {
    path: "/en",
    isPlayer: true,
    server: { ...newPlayer, ClientLimits: late("20s", answers({ data: [] })) },
    user: `10s ${nothing}`,
    watch,
    expect: "20s OverlayOpened(overlay.kind=firstDeposit, overlay.variant=1)",
    for: "1m",
  });
  rule("waits for home [modals-012]", {
    path: "/en/coupon",
    server: welcoming(true, 0),
    user: `10s ${nothing} 20s GoTo(/en) 10s CloseOverlay`,
    expect: "30s OverlayOpened(overlay.kind=welcome)",
    for: "2m",
  });
  rule("waits until nothing else covers home", {
    path: "/en",
    server: welcoming(true, 0),
    user: `5s OpenLogin 5s ${nothing} 10s CloseOverlay`,
    watch: "OverlayOpened(overlay.kind=welcome)",
    expect: "20s OverlayOpened(overlay.kind=welcome)",
    for: "2m",
  });
  rule("does not show where the site has none, nor twice on a device [modals-011] [modals-013]", {
    path: "/en",
    server: welcoming(false, 0),
    user: `10s ${nothing}`,
    watch,
    expect: "",
    for: "1m",
  });
});
