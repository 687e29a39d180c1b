import { describe } from "vitest";
import { answers, fails, inTurn, late, silence } from "../kit/replies.ts";
import { confirm, placed, rule } from "./powering.ts";

describe("a power bet that the server refuses", () => {
  for (const code of [30, 33, 2014])
    rule(`asks for the limits again when it is refused with ${code}: they may say why`, {
      server: { PowerBet: fails(403, { code }) },
      watch: "PowerBetRefused LimitsWanted",
      expect: "2s PowerBetRefused LimitsWanted",
      for: "8s",
    });
  rule("does not ask for them for another reason", {
    server: { PowerBet: fails(409, { code: 2012 }) },
    watch: "PowerBetRefused LimitsWanted",
    expect: "2s PowerBetRefused",
    for: "8s",
  });
});

const watch = "PowerBetPlaced PowerBetRefused NotificationShown";
const told = "NotificationShown(id=power-bet-refused-77, status=warning, text=powerBetRefused";
const refusal = fails(409, { code: 2013 });
const leaves = `2s ${confirm} 1s GoTo(/en)`;

describe("the message about a power bet that was not placed", () => {
  rule("is not shown over its page, which says so itself", {
    server: { PowerBet: late("3s", refusal) },
    watch,
    expect: "5s PowerBetRefused",
    for: "20s",
  });
  rule("comes on another page, with the server's reason", {
    server: {
      PowerBet: late("3s", answers({ ...placed, state: "rejected", message: "Sorry" })),
    },
    user: leaves,
    watch,
    expect: `5s PowerBetRefused ${told}, values.amount=5, values.message=Sorry)`,
    for: "20s",
  });
  rule("comes when the page was loaded anew elsewhere", {
    server: { PowerBet: inTurn(silence, refusal) },
    user: leaves,
    tab: "5s reload",
    watch,
    expect: `6s PowerBetRefused ${told}, values.amount=5)`,
    for: "20s",
  });
  rule("does not come to whoever is there once its player has left", {
    server: { PowerBet: late("3s", refusal) },
    user: `2s ${confirm} 1s SignOut`,
    watch,
    expect: "5s PowerBetRefused",
    for: "20s",
  });
});
