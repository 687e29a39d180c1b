import { expect, it } from "vitest";
import { PlaceOneClick } from "../../src/commands/oneClickTap.ts";
import { SetOneClickAmount, TurnOneClick } from "../../src/commands/oneClick.ts";
import { SaveLog } from "../../src/commands/logFile.ts";
import { verify } from "../../src/infra/replay/verify.ts";
import { replayedApp, throughFile } from "./replayKit.ts";
import { beginStory, signIn } from "./story.ts";

/**
 * Signs in, turns one-click on, and taps the prices of a live match: some are suspended, some taps are too
 * early.
 */
function tapAway() {
  const story = beginStory({ seed: 5 });
  story.pass(4_000);
  story.send(signIn);
  story.pass(1_000);
  story.go("/en/section/live/1/501");
  story.pass(4_000);
  story.send(TurnOneClick({ isOn: true, isCouponCleared: false }));
  story.send(SetOneClickAmount({ amount: 2 }));
  for (let tries = 0; tries < 6; tries += 1) {
    for (const outcomeId of [50_001, 50_001, 50_011]) story.send(PlaceOneClick({ outcomeId }));
    story.pass(9_000);
  }
  story.send(SaveLog({}));
  return story;
}

it("a visit with one-click bets is reproduced from its log, bet by bet", async () => {
  const { entries } = tapAway();
  const count = (type: string) => entries.filter((entry) => entry.type === type).length;
  expect(count("CouponPlaced")).toBeGreaterThan(0);
  expect(count("CommandRefused")).toBeGreaterThan(0);
  expect(count("PlaceCouponAsked")).toBe(count("PlacementRequested"));
  const log = await throughFile(entries);
  const { difference, verifiedSeq, beyond } = verify(log, replayedApp);
  expect({ difference, verifiedSeq, beyond }).toEqual({
    difference: null,
    verifiedSeq: log.entries.length,
    beyond: [],
  });
});
