import { describe } from "vitest";
import { fails } from "../kit/replies.ts";
import { rule } from "./powering.ts";

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
