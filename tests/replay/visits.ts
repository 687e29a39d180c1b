import { AddBet } from "../../src/commands/coupon.ts";
import { ClosePlacement, PlaceCoupon, SetAmount } from "../../src/commands/placement.ts";
import { SaveLog } from "../../src/commands/logFile.ts";
import type { Entry } from "../../src/events/define.ts";
import { beginStory, signIn } from "./story.ts";
import { storyOfALiveBet } from "./visitOfTheGuide.ts";

/** The visit of the guide, as its entries. */
export const placeALiveBet = (seed = 1, first?: readonly string[]): readonly Entry[] =>
  storyOfALiveBet(seed, first).entries;

/**
 * Everything possible is slow: no config, no session check, and a bet without an answer is set aside and
 * checked once more.
 */
export function placeInVain(seed = 2): readonly Entry[] {
  const story = beginStory({ seed, lost: ["SiteConfig", "CheckSession"] });
  story.pass(10_000);
  story.lose();
  story.send(signIn);
  story.pass(1_000);
  story.send(AddBet({ outcomeId: 50_051 }));
  story.pass(1_000);
  story.send(SetAmount({ amount: 5 }));
  story.lose("PlaceCoupon");
  story.send(PlaceCoupon({}));
  story.pass(40_000);
  // Set aside, and checked once more.
  story.send(ClosePlacement({}));
  story.pass(5_000);
  story.send(PlaceCoupon({}));
  story.pass(20_000);
  story.lose("PlaceState");
  story.pass(70_000);
  story.lose();
  story.operator.keepSilentAboutDelays();
  story.pass(30_000);
  story.send(SaveLog({}));
  return story.entries;
}
