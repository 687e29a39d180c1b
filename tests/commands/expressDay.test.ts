import { describe, it } from "vitest";
import { betToTake } from "../../src/commands/coupon.ts";
import { AddExpress, WatchExpresses } from "../../src/commands/expressDay.ts";
import { ExpressesWatched, ExpressTaken } from "../../src/events/expressDay/events.ts";
import { OneClickTurned } from "../../src/events/oneClick/events.ts";
import { given, stateOf } from "../kit/spec.ts";
import { added, liveFeed, prices } from "../kit/events.ts";
import { BetAdded } from "../../src/events/coupon/events.ts";

const add = (...outcomeIds: readonly number[]) =>
  AddExpress({ expressId: 7, outcomeIds: [...outcomeIds], bonusPercent: 10 });
const taken = (...outcomeIds: readonly number[]) =>
  ExpressTaken({ expressId: 7, outcomeIds: [...outcomeIds], bonusPercent: 10 });

/** A bet at the price of the feed, marked as one of the express. */
const ofExpress = (id: number) => {
  const bet = betToTake(stateOf(liveFeed), id);
  if (typeof bet === "string") throw new Error(bet);
  return BetAdded({ bet: { ...bet, expressId: 7 } });
};

describe("an express of the operator", () => {
  it("adds those of its bets that are not in the coupon yet", () => {
    given(liveFeed)
      .when(add(901, 902))
      .expectEvents(ofExpress(901), ofExpress(902), taken(901, 902));
    given(liveFeed, ...added(901))
      .when(add(901, 902))
      .expectEvents(ofExpress(902), taken(901, 902));
    given(liveFeed, ...added(901))
      .when(add(901))
      .expectRefusal("already_in_coupon");
  });
  it("adds all of them or none", () => {
    given(liveFeed).when(add(901, 99_999)).expectRefusal("outcome_gone");
    given(liveFeed, prices([1.85, 3.4, 4.25], [0, 1, 0]))
      .when(add(901, 902))
      .expectRefusal("outcome_suspended");
  });
  it("turns one-click betting off [coupon-018]", () => {
    given(liveFeed, OneClickTurned({ isActiveOneClick: true }))
      .when(add(901))
      .expectEvents(OneClickTurned({ isActiveOneClick: false }), ofExpress(901), taken(901));
  });
  it("is watched while it is on screen below another page", () => {
    const watch = (isWatched: boolean) => WatchExpresses({ isWatched });
    given()
      .when(watch(true))
      .expectEvents(ExpressesWatched({ isWatched: true }));
    given(ExpressesWatched({ isWatched: true }))
      .when(watch(false))
      .expectEvents(ExpressesWatched({ isWatched: false }));
    given().when(watch(false)).expectRefusal("nothing_to_do");
  });
});
