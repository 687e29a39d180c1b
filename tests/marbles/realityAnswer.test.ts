import { describe } from "vitest";
import { answerTo, every, steps } from "../kit/limits.ts";
import { instant } from "../kit/play.ts";
import { timesOut } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const isPlayer = true;

describe("answers to a reality check", () => {
  rule("continue tells the server and starts over [reality-002] [reality-004] [call-reality-001]", {
    isPlayer,
    server: every(5),
    user: `5m30s ${answerTo("continue")}`,
    watch: steps,
    expect: `RealityStarted 5m RealityCheckShown
             30s RealityAnswered(action=continue, doNotShowAgain=false) RealityCheckAsked(ask.action=continue, ask.doNotShowAgain=false, ask.popupShowAt=${instant("5m") / 1000})
             5m RealityCheckShown`,
    for: "20m",
  });
  rule("an open check stops the time [reality-004] {REALITY:pause} {REALITY:resume}", {
    isPlayer,
    server: every(5),
    user: `30m ${answerTo("continue")}`,
    watch: steps,
    expect: "RealityStarted 5m RealityCheckShown 30m RealityCheckShown",
    for: "45m",
  });
  for (const [action, isForGood] of [
    ["continue", true],
    ["nothing", false],
    ["nothing", true],
  ] as const) {
    rule(
      `${action}${isForGood ? " with the flag" : ""} is sent to the server, and no check follows [reality-003] [reality-004] {REALITY:cancel}`,
      {
        isPlayer,
        server: every(5),
        user: `6m ${answerTo(action, isForGood)}`,
        watch: steps,
        expect: `RealityStarted 5m RealityCheckShown
               1m RealityCheckAsked(ask.action=${action}, ask.doNotShowAgain=${isForGood})`,
        for: "30m",
      },
    );
  }
  rule("log out signs out once the server knows why [reality-003] [reality-005]", {
    isPlayer,
    server: every(5),
    user: `6m ${answerTo("log_out", true)}`,
    latency: "100ms",
    watch: "RealityCheckShown SessionClosed(reason=player)",
    expect: `5m200ms RealityCheckShown
             59s800ms RealityCheckAsked(ask.action=log_out, ask.doNotShowAgain=true)
             100ms SignOutRequested SessionClosed(player) DisconnectAsked`,
    for: "20m",
  });
  rule("log out signs out even when the server cannot be told [reality-005]", {
    isPlayer,
    server: { ...every(5), RealityCheck: timesOut("3s") },
    user: `6m ${answerTo("log_out")} 1s ${answerTo("continue")}`,
    watch: "CommandRefused SessionClosed(reason=player)",
    expect: "6m RealityCheckAsked 1s CommandRefused(AnswerRealityCheck) 2s SessionClosed(player)",
    for: "20m",
  });
  rule("an answer without a check is refused [reality-002]", {
    isPlayer,
    server: every(5),
    user: `1m ${answerTo("continue")}`,
    watch: "RealityAnswered",
    expect: "1m CommandRefused(AnswerRealityCheck, nothing_to_do)",
    for: "2m",
  });
  rule("the bets history is requested again when a check shows [reality-002]", {
    isPlayer,
    server: every(5),
    watch: "BetsHistoryAsked",
    expect: "5m RealityCheckShown BetsHistoryAsked(ask.status=null, ask.pageToken=null)",
    for: "20m",
  });
});

describe("REALITY in two tabs", () => {
  rule(
    "closes in both when answered in one, and starts over in both [reality-004] {REALITY:tab2}",
    {
      isPlayer,
      server: every(5),
      tab2: `1m open 5m ${answerTo("continue")} 10ms close`,
      watch: "RealityCheckShown RealityCheckAsked",
      expect: `5m 2:RealityCheckShown RealityCheckShown
             1m 2:RealityCheckAsked 1ms TabRealityAnswered(continue)
             5m RealityCheckShown`,
      for: "12m",
    },
  );
  rule("shows no more in either once it is switched off in one [reality-004] {REALITY:tab2}", {
    isPlayer,
    server: every(5),
    tab2: `1m open 5m ${answerTo("nothing")}`,
    watch: "RealityCheckShown",
    expect: "5m RealityCheckShown 1m1ms TabRealityAnswered(nothing)",
    for: "30m",
  });
  rule("signs out in both when the player logs out in one [reality-005] {REALITY:tab2}", {
    isPlayer,
    server: every(5),
    tab2: `1m open 5m ${answerTo("log_out")}`,
    watch: "RealityCheckShown SessionClosed(reason=tab) 2:SessionClosed(reason=player)",
    expect: "5m RealityCheckShown 1m 2:SessionClosed(player) 1ms SessionClosed(tab)",
    for: "30m",
  });
  rule("lets a tab that was frozen take over the count of the other [reality-006] {REALITY:tab2}", {
    isPlayer,
    server: every(20),
    tab2: "1m open 1m frozen 16m thawed",
    watch: "2:RealityStepped 2:RealityTimeShared 2:RealityCheckShown RealityCheckShown",
    expect: `18m 2:RealityStepped 2:RealityTimeShared(600000) 2:RealityTimeShared(300000)
             2m RealityCheckShown 1ms 2:RealityTimeShared(0)`,
    for: "30m",
  });
});
