import { describe } from "vitest";
import { limitOf } from "../kit/limits.ts";
import { siteUnder } from "../kit/packs.ts";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const isPlayer = true;
const underClock = { isPlayer, server: { SiteConfig: answers(siteUnder("US-PA")) } };
const sessions = answers({ items: [], nextPageToken: null });
const watch = "LoginSessionsAsked";

describe("loginSessions/clock", () => {
  rule("asks once for the times of log-in, whatever page follows", {
    ...underClock,
    server: { ...underClock.server, LoginSessions: sessions },
    user: "10s GoTo(/en/section/live)",
    watch,
    expect: `0s ${watch}`,
    for: "30s",
  });
  rule("asks again on the next page where they did not come", {
    ...underClock,
    server: { ...underClock.server, LoginSessions: inTurn(fails(503), sessions) },
    user: "10s GoTo(/en/section/live) 10s GoTo(/en)",
    watch,
    expect: `0s ${watch} 10s ${watch}`,
    for: "30s",
  });
  rule("asks nothing where no pack wants a clock", {
    isPlayer,
    server: { LoginSessions: sessions },
    user: "10s GoTo(/en/section/live)",
    watch,
    expect: "",
    for: "30s",
  });
  rule("asks nothing for a visitor", {
    server: { ...underClock.server, LoginSessions: sessions },
    user: "10s GoTo(/en/section/live)",
    watch,
    expect: "",
    for: "30s",
  });
  rule("asks nothing for who takes a break", {
    ...underClock,
    server: {
      ...underClock.server,
      LoginSessions: sessions,
      ClientLimits: answers({ data: [limitOf(30, 7)] }),
    },
    user: "10s GoTo(/en/section/live)",
    watch,
    expect: "",
    for: "30s",
  });
});
