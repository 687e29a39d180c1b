import { app } from "../kit/app.ts";
import { describe, expect, it } from "vitest";
import { refuse } from "../../src/commands/decision.ts";
import { AcceptPrices, PlaceCoupon } from "../../src/commands/placement.ts";
import { ConfirmTerms } from "../../src/commands/terms.ts";
import type { Draft } from "../../src/events/define.ts";
import {
  CloseOverlay,
  OpenImage,
  OpenLogin,
  OpenRegistration,
  OpenSupportHistory,
  OpenUserQuestion,
} from "../../src/commands/overlays.ts";
import { NavigationRequested, RouteEntered } from "../../src/events/navigation/events.ts";
import { registrationPath } from "../../src/events/layout/registrationButtons.ts";
import { routeOf } from "../../src/events/navigation/route.ts";
import { welcomeDataPath } from "../../src/events/registration/paths.ts";
import { OverlayClosed, OverlayOpened } from "../../src/events/overlays/events.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { answered, signedIn, siteWith } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { given, stateOf } from "../kit/spec.ts";

const visitor = SessionClosed({ reason: "start" });
const site = (isAllowed: boolean) =>
  answered(SiteConfig, { lang: "en" }, { ...siteConfig, registration: { isAllowed } });
const preferred = (isPagePreferred: boolean) =>
  siteWith({ registration: { isAllowed: true, isPagePreferred } });
const at = (path: string) => RouteEntered({ path });
const modal = OverlayOpened({ overlay: { kind: "registration" } });
const page = NavigationRequested({ path: "/en/registration", isReplacing: false });

describe("OpenRegistration", () => {
  it("opens over the page [modals-003]", () => {
    given(visitor, site(true)).when(OpenRegistration({})).expectEvents(modal);
    given(visitor, preferred(false)).when(OpenRegistration({})).expectEvents(modal);
  });
  it("does nothing where there is no registration, or a player [modals-014]", () => {
    given(visitor, site(false)).when(OpenRegistration({})).expectRefusal("nothing_to_do");
    given(visitor).when(OpenRegistration({})).expectRefusal("nothing_to_do");
    given(signedIn, site(true)).when(OpenRegistration({})).expectRefusal("nothing_to_do");
  });
  it("does nothing on the registration page [modals-014]", () => {
    for (const path of ["/en/registration", "/en/registration/socialregistration/google"])
      given(visitor, site(true), at(path))
        .when(OpenRegistration({}))
        .expectRefusal("nothing_to_do");
  });
  it("leads to the page from signing in, and where the site prefers it [modals-015]", () => {
    given(visitor, site(true), at("/en/user/login")).when(OpenRegistration({})).expectEvents(page);
    given(visitor, preferred(true)).when(OpenRegistration({})).expectEvents(page);
  });
});

describe("what lies over the page", () => {
  it("is signing in for visitors, elsewhere than on its page [modals-004]", () => {
    given(visitor)
      .when(OpenLogin({}))
      .expectEvents(OverlayOpened({ overlay: { kind: "login" } }));
    given(visitor, at("/en/user/login")).when(OpenLogin({})).expectRefusal("nothing_to_do");
    given(signedIn).when(OpenLogin({})).expectRefusal("nothing_to_do");
  });
  it("is a question and its history for players [modals-005]", () => {
    for (const [order, kind] of [
      [OpenUserQuestion({}), "userQuestion"],
      [OpenSupportHistory({}), "supportHistory"],
    ] as const) {
      given(signedIn)
        .when(order)
        .expectEvents(OverlayOpened({ overlay: { kind } }));
      given(visitor).when(order).expectRefusal("sign_in_needed");
    }
  });
  it("is an image of this site, and of no other [modals-005]", () => {
    const src = "/cdn/0.1.0/map.png?w=1";
    given()
      .when(OpenImage({ src, alt: "A map" }))
      .expectEvents(OverlayOpened({ overlay: { kind: "image", src, alt: "A map" } }));
    for (const other of [
      "//evil.example/a.png",
      "/\\evil.example/a.png",
      "https://a.b/c",
      "javascript:1",
    ])
      given()
        .when(OpenImage({ src: other, alt: "" }))
        .expectRefusal("nothing_to_do");
  });
  it("goes when it is closed, with the page, and with who is there", () => {
    given(modal).when(CloseOverlay({})).expectEvents(OverlayClosed({}));
    given().when(CloseOverlay({})).expectRefusal("nothing_to_do");
    expect(stateOf(modal, at("/en/coupon")).overlays.open).toBeNull();
    expect(stateOf(visitor, modal, signedIn).overlays.open).toBeNull();
  });
});

it("knows its pages without the table of routes [route-auth-001] [route-auth-005]", () => {
  expect(routeOf(registrationPath("en")).name).toBe("registration");
  expect(routeOf(welcomeDataPath("en")).name).toBe("welcomeAuthorizationData");
  expect(routeOf("/en/registration/socialregistration/google")).toEqual({
    name: "socialregistration",
    params: { type: "google" },
  });
});

it("an overlay requested before its domain has loaded waits; what consents or spends is refused", () => {
  const state = { ...stateOf(visitor, site(true)) };
  const early = { ...state, runtime: { ...state.runtime, arrived: [] } };
  const answerTo = (order: Draft) => app.decide({ ...order, seq: 9, at: 0, cause: null }, early);
  expect(answerTo(OpenRegistration({}))).toEqual(refuse("postponed"));
  for (const order of [PlaceCoupon({}), AcceptPrices({}), ConfirmTerms({})])
    expect(answerTo(order)).toEqual(refuse("not_ready"));
  // In a page whose part has not come, nobody knows the order at all; a replay knows all of them.
  const unknown = { ...OpenRegistration({}), type: "Unknown" };
  expect(answerTo(unknown)).toEqual(refuse("not_ready"));
});
