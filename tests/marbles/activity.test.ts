import { describe } from "vitest";
import { inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { activity } from "./limits.ts";

const isPlayer = true;
const watch = "ClientLimitsAsked LimitsWanted";
const first = "0s ClientLimitsAsked";
const open = activity("none", null);

describe.each(["elsewhere", "waiting"])("LIMITS-REFRESH of a player who is %s", (state) => {
  const server = { ClientLimits: inTurn(activity(state, 300), open) };
  rule("asks when it can be tried again, on time", {
    isPlayer,
    server,
    watch,
    expect: `${first} 5m LimitsWanted ClientLimitsAsked`,
    for: "20m",
  });
  rule("does nothing 1 ms earlier", {
    isPlayer,
    server,
    watch,
    expect: first,
    for: "4m59s999ms",
  });
  rule("is not undone by a sign-out 1 ms later", {
    isPlayer,
    server,
    user: "5m1ms SignOut",
    watch: "LimitsWanted",
    expect: "5m LimitsWanted",
    for: "20m",
  });
  rule("is cancelled by signing out", {
    isPlayer,
    server,
    user: "4m SignOut",
    watch: "LimitsWanted",
    expect: "",
    for: "20m",
  });
  rule("asks again a minute later, not at once, when the server still says so", {
    isPlayer,
    server: { ClientLimits: inTurn(activity(state, 300), activity(state, 300), open) },
    watch: "ClientLimitsAsked",
    expect: `${first} 5m ClientLimitsAsked 1m ClientLimitsAsked`,
    for: "20m",
  });
  rule("asks every minute where the server does not say until when", {
    isPlayer,
    server: { ClientLimits: inTurn(activity(state, null), activity(state, null), open) },
    watch: "ClientLimitsAsked",
    expect: `${first} 1m ClientLimitsAsked 1m ClientLimitsAsked`,
    for: "20m",
  });
  rule("asks again after a reload", {
    isPlayer,
    server: { ClientLimits: inTurn(activity(state, 300), activity(state, 300), open) },
    tab: "1m reload",
    watch,
    expect: `${first} 1m ClientLimitsAsked 4m LimitsWanted ClientLimitsAsked`,
    for: "20m",
  });
  rule("asks on waking if it fell due during sleep", {
    isPlayer,
    server,
    clock: "4m sleep 10m",
    watch: "LimitsWanted",
    expect: "14m LimitsWanted",
    for: "25m",
  });
  rule("is not delayed when the clock is set back", {
    isPlayer,
    server,
    clock: "4m back 1h",
    watch: "LimitsWanted",
    expect: "5m LimitsWanted",
    for: "20m",
  });
});

describe("LIMITS-REFRESH of a file of activity", () => {
  rule("asks about one that has not answered every minute", {
    isPlayer,
    server: {
      ClientLimits: inTurn(activity("unanswered", null), activity("unanswered", null), open),
    },
    watch: "ClientLimitsAsked",
    expect: `${first} 1m ClientLimitsAsked 1m ClientLimitsAsked`,
    for: "20m",
  });
  rule("asks nothing about a player who is active here", {
    isPlayer,
    server: { ClientLimits: activity("here", null) },
    watch: "ClientLimitsAsked",
    expect: first,
    for: "20m",
  });
});
