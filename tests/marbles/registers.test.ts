import { describe } from "vitest";
import { inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { registers } from "./limits.ts";

const isPlayer = true;
const first = "0s ClientLimitsAsked";

describe("LIMITS-REFRESH with national registers", () => {
  rule("asks about a silent national register every minute", {
    isPlayer,
    server: {
      ClientLimits: inTurn(registers("unanswered"), registers("unanswered"), registers("clear")),
    },
    watch: "ClientLimitsAsked",
    expect: `${first} 1m ClientLimitsAsked 1m ClientLimitsAsked`,
    for: "20m",
  });
  rule("asks nothing more about somebody who is in one", {
    isPlayer,
    server: { ClientLimits: registers("restricted") },
    watch: "ClientLimitsAsked",
    expect: first,
    for: "20m",
  });
});
