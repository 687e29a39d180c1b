import { describe } from "vitest";
import { answers, fails, inTurn, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { closingAfter, having, session } from "./limits.ts";

const isPlayer = true;
const ping = answers({ data: { limitBalance: 6_900 } });
/** A ping that is still pending when the session ends, 2 s after it was sent. */
const server = { ClientLimits: having(session(7_000)), SessionPing: late("2s", ping) };
const path = "/en/office/promo-code-check";

describe("an answer of a session that has ended", () => {
  rule("does not restart the pings after a sign-out [limits-018] [limits-029]", {
    isPlayer,
    path,
    server,
    user: "31s SignOut",
    expect: "30s SessionPingAsked",
    for: "4m",
  });
  rule("does not restart them after the session has expired [limits-018] [limits-029]", {
    isPlayer,
    path,
    server: { ...server, RefreshAuth: late("1s", fails(401)) },
    expect: "30s SessionPingAsked 30s SessionPingAsked",
    for: "5m",
  });
  rule("does not restart them when the site has closed [limits-018]", {
    isPlayer,
    path,
    server: { ...server, SiteConfig: closingAfter("31s") },
    watch: "SessionPingAnswered",
    expect: "30s SessionPingAsked",
    for: "4m",
  });
  rule("is ignored when the same player has signed in again", {
    isPlayer,
    path,
    server: {
      ClientLimits: having(session(7_000)),
      SessionPing: inTurn(late("20s", answers({ data: { limitBalance: 0 } })), ping),
    },
    user: `31s SignOut
           1s GoTo(/en/user/login)
           1s SignIn(form=login_password, login=anna, password=wonder, isRemembered=false)`,
    watch: "SessionClosed(sessionLimit)",
    expect: "30s SessionPingAsked 33s SessionPingAsked",
    for: "1m30s",
  });
});
