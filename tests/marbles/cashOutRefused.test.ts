import { describe } from "vitest";
import { answers, fails, inTurn, late, silence } from "../kit/replies.ts";
import { confirm, rule, shows, sold } from "./selling.ts";

const refusal = fails(409, { code: 2012 });
const watch = "CashOutDone CashOutRefused NotificationShown";
const told =
  "NotificationShown(id=cash-out-refused-77, status=warning, text=cashOutRefused, values.amount=9.5, values.iso=EUR)";

describe("a cash out that the server refuses", () => {
  rule("is told by the open sheet, and by no message over it", {
    server: { CashOut: late("3s", refusal) },
    watch,
    expect: "5s CashOutRefused",
    for: "20s",
  });
  rule("is told to a player who has closed the sheet", {
    server: { CashOut: late("3s", refusal) },
    user: `${shows} 1s ${confirm} 1s HideCashOut`,
    watch,
    expect: `5s CashOutRefused ${told}`,
    for: "20s",
  });
  rule("is told on another page", {
    server: { CashOut: late("3s", refusal) },
    user: `${shows} 1s ${confirm} 1s GoTo(/en)`,
    watch,
    expect: `5s CashOutRefused ${told}`,
    for: "20s",
  });
  rule("is told to a player who has loaded the page anew", {
    server: { CashOut: inTurn(silence, refusal) },
    tab: "5s reload",
    watch,
    expect: `6s CashOutRefused ${told}`,
    for: "20s",
  });
  rule("is told where the server says so in its answer", {
    server: { CashOut: late("3s", answers({ ...sold, success: false })) },
    user: `${shows} 1s ${confirm} 1s HideCashOut`,
    watch,
    expect: `5s CashOutRefused ${told}`,
    for: "20s",
  });
  rule("is not told to whoever is there once its player has left", {
    server: { CashOut: late("3s", refusal) },
    user: `${shows} 1s ${confirm} 1s SignOut`,
    watch,
    expect: "5s CashOutRefused",
    for: "20s",
  });
});
