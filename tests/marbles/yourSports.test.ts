import { describe } from "vitest";
import { rule } from "../kit/rule.ts";

const watch = "ChosenGamesAsked";

describe("the matches of a page of one kind, or of the player's own", () => {
  rule("are the whole feeds, for a kind of games: those know no kinds", {
    path: "/en/ufc",
    watch,
    expect: `0s ${watch}(ask.list=ufc, ask.feed=live) ${watch}(ask.list=ufc, ask.feed=line)`,
    for: "1s",
  });
  rule("are the whole feeds, for a name in the address", {
    path: "/en/betsonyour/norrvik",
    watch,
    expect: `0s ${watch}(ask.list=betsOnYour, ask.feed=live) ${watch}(ask.list=betsOnYour, ask.feed=line)`,
    for: "1s",
  });
});
