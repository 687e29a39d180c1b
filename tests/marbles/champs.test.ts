import { describe } from "vitest";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const items = answers({ items: [] });
const watch = "ChampsAsked";

describe("all championships", () => {
  rule("are asked for while their page is open, live ones three times as often", {
    path: "/en/champs",
    server: { Champs: items },
    user: "35s GoTo(/en)",
    watch,
    expect: `0s ${watch} 0s ${watch} 10s ${watch} 10s ${watch} 10s ${watch} 0s ${watch}`,
    for: "2m",
  });
  rule("are asked for at once when the player wants them after a failure", {
    path: "/en/cricket/all-champs",
    server: { Champs: inTurn(fails(503), fails(503), items, items) },
    user: "2s RefreshChamps 1s RefreshChamps 2s GoTo(/en)",
    watch: `${watch} CommandRefused`,
    expect: `0s ${watch} 0s ${watch} 2s ${watch} 0s ${watch} 1s CommandRefused(code=nothing_to_do)`,
    for: "20s",
  });
});
