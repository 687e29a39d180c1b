import { describe } from "vitest";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { userConfig } from "../kit/userConfig.ts";

const good = answers({ result: userConfig });
const watch = "UserConfigAsked UserConfigMissing";

describe("the user config", () => {
  rule("is requested once, with the player [call-user-config-001]", {
    isPlayer: true,
    latency: "1s",
    user: "10s GoTo(/en/office/history) 10s GoTo(/en)",
    watch,
    expect: "1s UserConfigAsked 1s UserConfigAnswered",
    for: "1m",
  });
  rule("is requested again with the next page when it has no result [error-032]", {
    isPlayer: true,
    latency: "1s",
    server: { UserConfig: inTurn(answers({ error: { code: 1, message: "no" } }), good) },
    user: "10s GoTo(/en/office/history) 10s GoTo(/en)",
    watch,
    expect: `1s UserConfigAsked 1s UserConfigAnswered UserConfigMissing(failed to get user config)
             8s UserConfigAsked 1s UserConfigAnswered`,
    for: "1m",
  });
  rule("is requested again with the connection when it fails [error-033]", {
    isPlayer: true,
    latency: "1s",
    server: { UserConfig: inTurn(fails(500), good) },
    network: "20s offline 10s online",
    watch,
    expect: `1s UserConfigAsked 1s UserConfigMissing(failed to get user config)
             28s UserConfigAsked 1s UserConfigAnswered`,
    for: "1m",
  });
  rule("is not requested for a visitor", {
    user: "10s GoTo(/en/office/report)",
    watch,
    expect: "",
    for: "1m",
  });
});
