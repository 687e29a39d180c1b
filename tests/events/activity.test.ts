import { expect, it } from "vitest";
import { PlaceOneClick } from "../../src/commands/oneClickTap.ts";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { playClosedTo } from "../../src/events/limits/playClosed.ts";
import { isSelfExcluded } from "../../src/events/limits/selectors.ts";
import { answered, liveFeed, readyToPlace, signedIn, siteWith, withMoney } from "../kit/events.ts";
import { on } from "../kit/oneClick.ts";
import { given, stateOf } from "../kit/spec.ts";

const says = (state: string, more: object = {}) =>
  answered(ClientLimits, {}, { data: [], activity: { state, until: 1_800_000_000 }, ...more });

it.each([
  ["elsewhere", "active_elsewhere"],
  ["waiting", "activity_waiting"],
  ["unanswered", "register_silent"],
  ["here", null],
  ["none", null],
  ["a new state", null],
] as const)(
  "a player who is %s: play is closed by %s, and no break is in force",
  (state, closed) => {
    const known = stateOf(signedIn, says(state));
    expect([playClosedTo(known, 1), isSelfExcluded(known)]).toEqual([closed, false]);
  },
);

it("play is open again with the next answer, and where the server no longer says it", () => {
  expect(playClosedTo(stateOf(signedIn, says("elsewhere"), says("none")), 1)).toBeNull();
  const silent = answered(ClientLimits, {}, { data: [] });
  expect(playClosedTo(stateOf(signedIn, says("elsewhere"), silent), 1)).toBeNull();
});

it("a register that has the player comes first", () => {
  const register = { state: "restricted", isPlayOpen: false, askedAgoSec: 1, rounds: [] };
  expect(playClosedTo(stateOf(signedIn, says("elsewhere", { register })), 1)).toBe("restricted");
});

it("the coupon and a tap with one click are refused", () => {
  const oneClick = [
    liveFeed,
    signedIn,
    withMoney(),
    siteWith({ coupon: { isOneClickEnabled: true } }),
    on,
  ];
  for (const [state, code] of [
    ["elsewhere", "active_elsewhere"],
    ["waiting", "activity_waiting"],
  ] as const) {
    given(...readyToPlace, says(state))
      .when(PlaceCoupon({}))
      .expectRefusal(code);
    given(...oneClick, says(state))
      .when(PlaceOneClick({ outcomeId: 901 }))
      .expectRefusal(code);
  }
});
