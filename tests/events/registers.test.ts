import { expect, it } from "vitest";
import { PlaceOneClick } from "../../src/commands/oneClickTap.ts";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import type { RegisterAnswer } from "../../src/events/limits/answers.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { hasPanicButton } from "../../src/events/limits/index.ts";
import { reopensAt } from "../../src/events/limits/reopening.ts";
import { playClosedTo } from "../../src/events/limits/playClosed.ts";
import { isSelfExcluded } from "../../src/events/limits/selectors.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { answered, liveFeed, readyToPlace, signedIn, siteWith, withMoney } from "../kit/events.ts";
import { on } from "../kit/oneClick.ts";
import { siteConfig } from "../kit/site.ts";
import { given, stateOf } from "../kit/spec.ts";
import { limit } from "../marbles/limits.ts";

const says = (state: string, isPlayOpen: boolean) =>
  answered(
    ClientLimits,
    {},
    {
      data: [],
      register: { state, isPlayOpen, askedAgoSec: 5, rounds: ["r"] } satisfies RegisterAnswer,
    },
  );
const restricted = says("restricted", false);
const silent = says("unanswered", false);

it("somebody in a register may not play, and is left in peace as during an exclusion", () => {
  const state = stateOf(signedIn, restricted);
  expect([playClosedTo(state, 1), isSelfExcluded(state)]).toEqual(["restricted", true]);
  // Nothing but the next log-in or day can change it.
  expect(reopensAt(state, 60_000)).toBeNull();
});

it("a register that is silent closes play until it answers, and only that", () => {
  const state = stateOf(signedIn, silent);
  expect([playClosedTo(state, 1), isSelfExcluded(state)]).toEqual(["register_silent", false]);
  expect(reopensAt(state, 60_000)).toBe(state.limits.askedAt + 60_000);
  expect(playClosedTo(stateOf(signedIn, silent, says("clear", true)), 1)).toBeNull();
});

it("play stays open where the server says so, where no register is asked, and for what is not known yet", () => {
  for (const known of [says("clear", true), says("unanswered", true), says("a new state", true)])
    expect(playClosedTo(stateOf(signedIn, known), 1)).toBeNull();
  const none = answered(ClientLimits, {}, { data: [] });
  expect(playClosedTo(stateOf(signedIn, restricted, none), 1)).toBeNull();
  expect(playClosedTo(stateOf(signedIn), 1)).toBeNull();
});

it("the register comes before the player's own break, which ends sooner", () => {
  const both = answered(
    ClientLimits,
    {},
    {
      data: [limit(30)],
      register: { state: "restricted", isPlayOpen: false, askedAgoSec: 1, rounds: [] },
    },
  );
  expect(playClosedTo(stateOf(signedIn, both), 1)).toBe("restricted");
});

it("there is no panic button for somebody whom a register keeps from play", () => {
  const policy = { id: "DE", figures: {}, hasPanicButton: true };
  const site = answered(SiteConfig, { lang: "en" }, { ...siteConfig, policy });
  expect(hasPanicButton(stateOf(site, signedIn, says("clear", true)))).toBe(true);
  expect(hasPanicButton(stateOf(site, signedIn, restricted))).toBe(false);
});

it("the coupon and a tap with one click are refused", () => {
  const oneClick = [
    liveFeed,
    signedIn,
    withMoney(),
    siteWith({ coupon: { isOneClickEnabled: true } }),
    on,
  ];
  for (const [known, code] of [
    [restricted, "restricted"],
    [silent, "register_silent"],
  ] as const) {
    given(...readyToPlace, known)
      .when(PlaceCoupon({}))
      .expectRefusal(code);
    given(...oneClick, known)
      .when(PlaceOneClick({ outcomeId: 901 }))
      .expectRefusal(code);
  }
});
