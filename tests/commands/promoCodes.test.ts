import { itemsOf } from "../../src/events/remoteList.ts";
import { describe, expect, it } from "vitest";
import {
  ActivatePromo,
  CheckPromo,
  LoadMorePromoCodes,
  RefreshPromoCodes,
} from "../../src/commands/promoCodes.ts";
import type { CallError, Draft } from "../../src/events/define.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import {
  PromoCodeActivation,
  PromoCode,
  PromoCodes,
  PromoCodeAccepted,
  PromoCodeFound,
  PromoCodesWanted,
  PromoCodeTyped,
} from "../../src/events/promoCodes/events.ts";
import { SessionClosed, SessionOpened } from "../../src/events/session/events.ts";
import type { Sealed } from "../../src/codec/codec.ts";
import { given, stateOf } from "../kit/spec.ts";

const promocode = "§personal:5" as Sealed;
const other = "§personal:6" as Sealed;
const signedIn = SessionOpened({ userId: "§personal:1" as Sealed });
const page = RouteEntered({ path: "/en/office/promo-code-check" });
const typed = [signedIn, page, PromoCodeTyped({ promocode })];
const ask = { promocode };
const says = (state: "valid" | "used" | "expired", about = promocode): Draft =>
  PromoCode.answered({
    call: 1,
    ask: { promocode: about },
    body: {
      success: true,
      promo: { promocode: about, title: "Welcome bonus", state, expiresAt: null },
    },
  });
const valid = [...typed, says("valid")];
const accepted = [...valid, PromoCodeAccepted({ promocode })];
const failedBy = (error: CallError) => PromoCodeActivation.failed({ call: 2, ask, error });
const checkOf = (...events: readonly Draft[]) => stateOf(...events).promoCodes.checked;

describe("checking a promo code", () => {
  it("is for players, one code at a time [route-office-003]", () => {
    given().when(CheckPromo({ promocode })).expectRefusal("sign_in_needed");
    given(signedIn).when(CheckPromo({ promocode })).expectEvents(PromoCodeTyped({ promocode }));
    given(...typed)
      .when(CheckPromo({ promocode: other }))
      .expectRefusal("nothing_to_do");
    given(...valid)
      .when(CheckPromo({ promocode: other }))
      .expectEvents(PromoCodeTyped({ promocode: other }));
    given(...accepted)
      .when(CheckPromo({ promocode: other }))
      .expectRefusal("nothing_to_do");
  });
  it("begins with the code of the address, until one is asked about [route-office-004]", () => {
    const found = PromoCodeFound({ promocode });
    expect(stateOf(signedIn, found, page).promoCodes.found).toBe(promocode);
    const nobodyHere = SessionClosed({ reason: "start" });
    expect(stateOf(found, nobodyHere, signedIn, page).promoCodes.found).toBe(promocode);
    expect(stateOf(found, ...typed).promoCodes.found).toBeNull();
  });
  it("hears nothing of a code that is no longer asked about", () => {
    expect(checkOf(...typed, says("valid", other))).toMatchObject({ promo: null });
    expect(checkOf(...typed, SessionClosed({ reason: "player" }), says("valid"))).toBeNull();
  });
  it("is forgotten on another page, but for what is on its way", () => {
    const menu = RouteEntered({ path: "/en/office/menu" });
    expect(checkOf(...valid, menu)).toBeNull();
    expect(checkOf(...typed, menu)).toMatchObject({ check: { tag: "sending" } });
    expect(checkOf(...accepted, menu)).toMatchObject({ activation: { tag: "sending" } });
  });
});

describe("activating a promo code", () => {
  it("needs one that the server has called valid, and is ordered once [route-office-003]", () => {
    given(...valid)
      .when(ActivatePromo({}))
      .expectEvents(PromoCodeAccepted({ promocode }));
    given(...typed)
      .when(ActivatePromo({}))
      .expectRefusal("nothing_to_do");
    given(...typed, says("used"))
      .when(ActivatePromo({}))
      .expectRefusal("nothing_to_do");
    given(...typed, says("expired"))
      .when(ActivatePromo({}))
      .expectRefusal("nothing_to_do");
    given(...accepted)
      .when(ActivatePromo({}))
      .expectRefusal("nothing_to_do");
    given().when(ActivatePromo({})).expectRefusal("sign_in_needed");
  });
  it("uses the code up, or tells what the server has against it", () => {
    const answered = (success: boolean) =>
      PromoCodeActivation.answered({ call: 2, ask, body: { success, message: other } });
    const done = [...accepted, answered(true)];
    expect(checkOf(...done)).toMatchObject({
      activation: { tag: "sent" },
      promo: { state: "used" },
    });
    given(...done)
      .when(ActivatePromo({}))
      .expectRefusal("nothing_to_do");
    const refused = [...accepted, answered(false)];
    expect(checkOf(...refused)?.activation).toEqual({ tag: "refused", message: other });
    given(...refused)
      .when(ActivatePromo({}))
      .expectRefusal("nothing_to_do");
  });
  it.each<CallError>([
    { tag: "offline" },
    { tag: "timeout" },
    { tag: "decode" },
    { tag: "http", status: 500 },
    { tag: "http", status: 404 },
    { tag: "http", status: 409 },
  ])("after %o waits until the server has called it valid anew", (error) => {
    const failed = [...accepted, failedBy(error)];
    given(...failed)
      .when(ActivatePromo({}))
      .expectRefusal("nothing_to_do");
    given(...failed, says("used"))
      .when(ActivatePromo({}))
      .expectRefusal("nothing_to_do");
    given(...failed, says("valid"))
      .when(ActivatePromo({}))
      .expectEvents(PromoCodeAccepted({ promocode }));
  });
  it.each([400, 401, 429, 451])("may be tried again after %i, which did nothing", (status) => {
    given(...accepted, failedBy({ tag: "http", status }))
      .when(ActivatePromo({}))
      .expectEvents(PromoCodeAccepted({ promocode }));
  });
});

describe("the promo codes of a player", () => {
  const asked = (pageToken: string | null) => PromoCodes.asked({ call: 3, ask: { pageToken } });
  const page = (at: readonly number[], pageToken: string | null, nextPageToken: string | null) =>
    PromoCodes.answered({
      call: 3,
      ask: { pageToken },
      body: {
        items: at.map((moment) => ({
          promocode,
          title: "Welcome bonus",
          at: moment,
          state: "used",
          amount: null,
          currencyIso: "EUR",
        })),
        nextPageToken,
      },
    });
  const moments = (...events: readonly Draft[]) =>
    itemsOf(stateOf(signedIn, ...events).promoCodes.history).map(({ at }) => at);
  const first = [asked(null), page([9, 8], null, "t")];

  it("come page by page, none twice; page one begins anew [route-office-003]", () => {
    const both = [...first, asked("t"), page([8, 7], "t", null)];
    expect(moments(...both)).toEqual([9, 8, 7]);
    expect(moments(...both, asked(null), page([10, 9], null, "t"))).toEqual([10, 9]);
  });
  it("are asked for once at a time, and no further than there are [route-office-003]", () => {
    const more = LoadMorePromoCodes({});
    const again = RefreshPromoCodes({});
    given(signedIn, ...first)
      .when(more)
      .expectEvents(PromoCodesWanted({ pageToken: "t" }));
    given(signedIn, ...first)
      .when(again)
      .expectEvents(PromoCodesWanted({ pageToken: null }));
    given(signedIn, ...first, asked("t"))
      .when(more)
      .expectRefusal("nothing_to_do");
    given(signedIn, asked(null)).when(again).expectRefusal("nothing_to_do");
    given(signedIn, asked(null), page([9], null, null))
      .when(more)
      .expectRefusal("nothing_to_do");
    given().when(again).expectRefusal("sign_in_needed");
  });
  it("are gone with their player, also those that come too late", () => {
    expect(moments(...first, SessionClosed({ reason: "player" }))).toEqual([]);
    const late = [...first, SessionClosed({ reason: "player" }), page([7], "t", null)];
    expect(moments(...late)).toEqual([]);
  });
});
