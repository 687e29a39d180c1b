import { app } from "../kit/app.ts";
import { describe, expect, expectTypeOf, it } from "vitest";
import { LoadMoreBets } from "../../src/commands/bets.ts";
import { AddBet } from "../../src/commands/coupon.ts";
import { defineCommand } from "../../src/commands/define.ts";
import { EndSessionSafely, SignOut } from "../../src/commands/session.ts";
import { OpenSignInForm, SignIn } from "../../src/commands/auth.ts";
import { SignInFormOpened, SignInRefused, SignInRequested } from "../../src/events/auth/events.ts";
import { BetsHistory, MoreBetsRequested } from "../../src/events/bets/events.ts";
import { SessionClosed, SignOutRequested } from "../../src/events/session/events.ts";
import { finite, shape } from "../../src/codec/codec.ts";
import { anna, answered, signedIn } from "../kit/events.ts";
import { given, stateOf } from "../kit/spec.ts";

const credentials = {
  form: "login_password",
  login: anna,
  password: anna,
  isRemembered: false,
} as const;

describe("SignIn and SignOut", () => {
  it("sends the form", () =>
    given().when(SignIn(credentials)).expectEvents(SignInRequested(credentials)));
  it("sends it once at a time", () =>
    given(SignInRequested(credentials)).when(SignIn(credentials)).expectRefusal("sign_in_running"));
  it("sends it again after a refusal", () =>
    given(SignInRequested(credentials), SignInRefused({ code: 3, reason: "http" }))
      .when(SignIn(credentials))
      .expectEvents(SignInRequested(credentials)));
  it("does nothing for a signed-in player", () =>
    given(signedIn).when(SignIn(credentials)).expectRefusal("nothing_to_do"));
  it("opens the form", () => given().when(OpenSignInForm({})).expectEvents(SignInFormOpened({})));
  it("signs out at once and tells the server", () => {
    given(signedIn)
      .when(SignOut({}))
      .expectEvents(SignOutRequested({}), SessionClosed({ reason: "player" }));
    given().when(SignOut({})).expectRefusal("nothing_to_do");
  });
  it("ends the session when a guard is lost", () => {
    given(signedIn)
      .when(EndSessionSafely({}))
      .expectEvents(SignOutRequested({}), SessionClosed({ reason: "guard" }));
    given().when(EndSessionSafely({})).expectRefusal("nothing_to_do");
  });
});

describe("LoadMoreBets", () => {
  const page = (nextPageToken: string | null) =>
    answered(
      BetsHistory,
      { status: null, pageToken: null },
      { items: [], nextPageToken, summary: { count: 0, amount: 0, payout: 0, currencyIso: "EUR" } },
    );
  it("asks for the next page", () =>
    given(page("p2"))
      .when(LoadMoreBets({}))
      .expectEvents(MoreBetsRequested({ pageToken: "p2" })));
  it("stops at the last", () => {
    given(page(null)).when(LoadMoreBets({})).expectRefusal("nothing_to_do");
    given().when(LoadMoreBets({})).expectRefusal("nothing_to_do");
  });
});

describe("commands and deciders", () => {
  it("belong together by type", () => {
    const ofAnother = shape({ betId: finite });
    // @ts-expect-error the decider of one command is none of another
    expect(() => defineCommand("AddBet", ofAnother, AddBet.decide)).toThrow("defined twice");
    expectTypeOf(AddBet.decide).parameter(0).toExtend<{ readonly outcomeId: number }>();
    expect(AddBet({ outcomeId: 1 })).toEqual({
      kind: "command",
      type: "AddBet",
      v: 1,
      data: { outcomeId: 1 },
    });
  });

  it("refuse a command without a decider", () => {
    const stranger = { seq: 1, at: 0, type: "NoSuchOrder", v: 1, data: {}, cause: null };
    expect(app.decide(stranger, stateOf())).toEqual({ _tag: "Left", left: { code: "not_ready" } });
  });
});
