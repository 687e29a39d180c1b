import { AddBet } from "../../src/commands/coupon.ts";
import { MarkMoment, SaveLog } from "../../src/commands/logFile.ts";
import { AcceptPrices, PlaceCoupon, SetAmount } from "../../src/commands/placement.ts";
import { beginStory, signIn, type Story } from "./story.ts";

/** The visit of the guide: look, sign in, bet on a live match, look away for 31 s, place, save the log. */
export function storyOfALiveBet(seed = 1, first?: readonly string[]): Story {
  const story = beginStory({ seed, ...(first === undefined ? {} : { first }) });
  story.pass(4_000);
  story.go("/en/section/live/1");
  story.pass(3_500);
  story.send(signIn);
  story.pass(1_000);
  story.go("/en/section/live/1/501");
  story.pass(4_000);
  addTwoBets(story);
  story.pass(2_000);
  story.hide();
  story.pass(31_000);
  story.show();
  story.pass(1_000);
  story.go("/en/coupon");
  story.pass(2_000);
  story.send(SetAmount({ amount: 12.5 }));
  placeWhenPossible(story);
  story.pass(12_000);
  story.send(MarkMoment({}));
  story.pass(2_000);
  story.send(SaveLog({}));
  return story;
}

/** Prices move and outcomes are suspended at random, so the player tries until it succeeds. */
function addTwoBets(story: Story): void {
  for (let tries = 0; tries < 20 && story.state().coupon.bets.length < 2; tries += 1) {
    for (const outcomeId of [50_001, 50_011]) story.send(AddBet({ outcomeId }));
    story.pass(1_500);
  }
}

function placeWhenPossible(story: Story): void {
  for (let tries = 0; tries < 30 && story.state().coupon.placement.tag === "editing"; tries += 1) {
    story.send(AcceptPrices({}));
    story.send(PlaceCoupon({}));
    story.pass(700);
  }
}
