import { describe } from "vitest";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { having, limit } from "./limits.ts";

const may = answers({ rights: { bet: true } });
const mayNot = answers({ rights: { bet: false } });
const watch = "PlayerRightsAsked";

describe("what a player may do", () => {
  rule("is asked once, with the player [call-session-008]", {
    isPlayer: true,
    user: "10s GoTo(/en/office/history) 10s GoTo(/en)",
    watch,
    expect: "0s PlayerRightsAsked",
    for: "10m",
  });
  rule("is asked again on the next page when that failed [call-session-008]", {
    isPlayer: true,
    server: { PlayerRights: inTurn(fails(500), may) },
    user: "10s GoTo(/en/office/history) 10s GoTo(/en)",
    watch,
    expect: "0s PlayerRightsAsked 10s PlayerRightsAsked",
    for: "10m",
  });
  rule("is asked again with the connection when that failed [call-session-008]", {
    isPlayer: true,
    server: { PlayerRights: inTurn(fails(500), may) },
    network: "20s offline 10s online",
    watch,
    expect: "0s PlayerRightsAsked 30s PlayerRightsAsked",
    for: "10m",
  });
  // Bets open again without a reload.
  rule("is asked every minute while the player may not bet [call-session-008]", {
    isPlayer: true,
    server: { PlayerRights: inTurn(mayNot, mayNot, may) },
    watch,
    expect: "0s PlayerRightsAsked 1m PlayerRightsAsked 1m PlayerRightsAsked",
    for: "10m",
  });
  rule("is not asked during a break from play", {
    isPlayer: true,
    server: { ClientLimits: having(limit(33, { limitValue: 1 })), PlayerRights: fails(500) },
    user: "10s GoTo(/en/office/history) 10s GoTo(/en)",
    watch,
    expect: "0s PlayerRightsAsked",
    for: "10m",
  });
  rule("is not asked of a visitor", {
    user: "10s GoTo(/en/section/live)",
    watch,
    expect: "",
    for: "10m",
  });
});
