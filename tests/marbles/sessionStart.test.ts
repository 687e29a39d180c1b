import { describe } from "vitest";
import { answers, fails } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const configured = (session: object) => ({
  SiteConfig: answers({ ...siteConfig, session }),
  ReissueSession: answers({ user_id: null }),
});
const none = { isSameSiteHeaderSent: false, sameSite: "None", isPartitionedHeaderSent: false };
const sameSite = { ...none, isSameSiteHeaderSent: true };
const login = "SignIn(form=login_password, login=anna, password=wonder, isRemembered=true)";
const watch = "OpenSessionAsked CheckSessionAsked ReissueSessionAsked";

describe("the session at the start", () => {
  rule("is opened first where there is no session cookie [call-session-003]", {
    stored: { cookies: { has_session: "0" } },
    latency: "1s",
    watch,
    expect: "OpenSessionAsked 1s CheckSessionAsked",
    for: "10s",
  });
  rule("is not opened where there is one [call-session-003]", {
    stored: { cookies: { has_session: "1" } },
    latency: "1s",
    watch,
    expect: "CheckSessionAsked",
    for: "10s",
  });
  rule("that cannot be opened is still checked", {
    stored: { cookies: { has_session: "0" } },
    server: { OpenSession: fails(500) },
    watch,
    expect: "OpenSessionAsked CheckSessionAsked",
    for: "10s",
  });
  rule("belongs to the player whom the check names, however the id is written [call-session-001]", {
    isPlayer: true,
    server: { CheckSession: answers({ userId: 4711 }) },
    watch: "SessionOpened SessionClosed",
    expect: "SessionOpened",
    for: "1m",
  });
  rule("that cannot be checked counts as a visitor's, and nothing else happens [error-016]", {
    isPlayer: true,
    server: { CheckSession: fails(500) },
    watch: "SessionOpened SessionClosed NotificationShown PageReloadRequested",
    expect: "3s SessionClosed(start)",
    for: "1m",
  });
});

describe("the cookie of the session", () => {
  rule("is the server's own where nothing is configured [call-session-002]", {
    server: configured(none),
    watch,
    expect: "CheckSessionAsked",
    for: "1m",
  });
  rule("is issued again with what the config wants, once [call-session-002]", {
    server: configured(sameSite),
    latency: "1s",
    user: "20s GoTo(/en/office/report)",
    watch,
    expect: `CheckSessionAsked 1s ReissueSessionAsked(ask={"sameSite":"None"})`,
    for: "1m",
  });
  rule("may be configured for this page alone [call-session-002]", {
    server: configured({ ...none, isPartitionedHeaderSent: true }),
    latency: "1s",
    watch,
    expect: `CheckSessionAsked 1s ReissueSessionAsked(ask={"isPartitioned":true})`,
    for: "1m",
  });
  rule("is issued again after a sign-in, which created another [call-session-002]", {
    path: "/en/user/login",
    server: configured({ ...sameSite, isPartitionedHeaderSent: true }),
    user: `10s ${login}`,
    watch,
    expect: `CheckSessionAsked ReissueSessionAsked
             10s ReissueSessionAsked(ask.sameSite=None, ask.isPartitioned=true)`,
    for: "1m",
  });
});
