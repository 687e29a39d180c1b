import { describe } from "vitest";
import { rule } from "../kit/rule.ts";

const place = "/en/esports/real";
const watch = "ChosenGamesAsked";

describe("esports", () => {
  rule("are asked for in both feeds while their page is open, live ones three times as often", {
    path: place,
    user: "12s GoTo(/en)",
    watch,
    expect: `0s ${watch}(ask.feed=live, ask.cyberType=real) 0s ${watch}(ask.feed=line, ask.cyberType=real) 5s ${watch}(ask.feed=live) 5s ${watch}(ask.feed=live)`,
    for: "1m",
  });
  rule("of another kind are asked for at once", {
    path: place,
    user: "2s GoTo(/en/esports/virtual) 1s GoTo(/en)",
    watch,
    expect: `0s ${watch}(ask.cyberType=real) 0s ${watch}(ask.cyberType=real) 2s ${watch}(ask.cyberType=virtual) 0s ${watch}(ask.cyberType=virtual)`,
    for: "20s",
  });
  rule("of a championship and of a match are asked for by their ids", {
    path: `${place}/dota/champs/5`,
    user: `2s GoTo(${place}/dota/champs/5/9) 1s GoTo(/en)`,
    watch,
    expect: `0s ${watch}(ask.list=cyberChamp) 0s ${watch}(ask.list=cyberChamp) 2s ${watch}(ask.list=cyberGame) 0s ${watch}(ask.list=cyberGame)`,
    for: "20s",
  });
});
