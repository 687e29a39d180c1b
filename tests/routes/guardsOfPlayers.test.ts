import { describe, expect, it } from "vitest";
import type { Sealed } from "../../src/codec/codec.ts";
import { WelcomeData } from "../../src/events/registrationForm/events.ts";
import { RouteDecided } from "../../src/events/navigation/events.ts";
import { layoutOf } from "../../src/events/navigation/selectors.ts";
import { answered } from "../kit/events.ts";
import { stateOf } from "../kit/spec.ts";
import {
  admitted,
  at,
  blocked,
  changedTerms,
  closed,
  here,
  player,
  sent,
  site,
  visitor,
} from "./states.ts";

describe("closed doors", () => {
  it.each(["/en", "/en/office/history", "/en/block", "/en/confirm"])(
    "maintenance takes everybody away from %s and goes before a block [maintenance-005]",
    (path) =>
      expect(here(site(closed), ...player({ ban_level: 9 }), blocked(1), at(path))).toEqual(
        sent("maintenance", "/en/maintenance"),
      ),
  );
  it("its page is open to players who are banned or have terms to confirm [route-maintenance-001]", () => {
    const events = [site(closed), ...player({ ban_level: 9 }), changedTerms, at("/en/maintenance")];
    expect(here(...events)).toEqual(admitted);
    expect(layoutOf(stateOf(...events))).toBe("maintenance");
  });
  it("reason 4 keeps the query of a named route, not that of home or of an unknown one [blocking-007]", () => {
    const kept = (path: string) => here(site(), ...visitor, blocked(4), at(path)).verdict;
    expect(kept("/en/coupon")).toEqual({ to: "/en/site-updates", isQueryKept: true });
    expect(kept("/en")).toEqual({ to: "/en/site-updates" });
    expect(kept("/en/nowhere/at/all")).toEqual({ to: "/en/site-updates" });
  });
  it.each(["/en/user/accountverify", "/en/block-appeal-history"])(
    "%s is open in spite of a block [blocking-008] [route-blocking-003]",
    (path) => expect(here(site(), ...visitor, blocked(1), at(path))).toEqual(admitted),
  );
  it("a block page without a block leads home [blocking-006]", () => {
    const free = blocked(1);
    const lifted = { ...free, data: { ...Object(free.data), body: { displayTypeId: 0 } } };
    expect(here(site(), ...visitor, lifted, at("/en/suspension"))).toEqual(sent("block", "/en"));
  });
});

describe("players who may not be everywhere", () => {
  const banned = (ban_level: number, ban_version: number) => player({ ban_level, ban_version });
  const held = { guard: "ban", verdict: { leaveFor: "https://banned.example/why" } };
  it.each([
    "/en",
    "/en/coupon",
    "/en/section/live",
    "/en/office/menu",
    "/en/office/menu/settings",
    "/en/office/report",
    "/en/information/about",
    "/en/office/history/12/powerbet",
  ])(
    "a banned one is sent out of the app from %s, and cannot decline it [blocking-012] [blocking-021]",
    (path) => {
      expect(here(site(), ...banned(1, 1), at(path))).toEqual(held);
      expect(here(site(), ...banned(1, 1), at(path), at("/en/support"), at(path))).toEqual(held);
    },
  );
  it.each(["/en/support", "/en/support/contacts", "/en/office/history", "/en/opened-bets"])(
    "%s stays open to them [blocking-021]",
    (path) => expect(here(site(), ...banned(1, 1), at(path))).toEqual(admitted),
  );
  it("a player without a ban level goes where they want [blocking-012]", () => {
    expect(here(site(), ...banned(0, 1), at("/en"))).toEqual(admitted);
  });
  it("where the operator has no page, the player goes to the deduce page, never to a script [blocking-012] [blocking-021]", () => {
    for (const pageUrl of ["", "javascript:alert(1)", "//evil.example"]) {
      const where = site({ ban: { pageUrl } });
      expect(here(where, ...banned(1, 1), at("/en"))).toEqual(sent("ban", "/en/office/deduce"));
      expect(here(where, ...banned(1, 1), at("/en/office/deduce"))).toEqual(admitted);
    }
  });
  it.each([
    [53, 1, true],
    [45, 1, false],
    [45, 2, true],
    [53, 2, false],
    [54, 1, false],
  ])(
    "at ban level %i of version %i the deduce page stays open: %s [blocking-013]",
    (level, version, isOpen) => {
      const { guard } = here(site(), ...banned(level, version), at("/en/office/deduce"));
      expect(guard).toBe(isOpen ? null : "ban");
    },
  );
  it("changed terms go before everything but the ban [terms-001]", () => {
    expect(here(site(), ...player(), changedTerms, at("/en/coupon"))).toEqual(
      sent("terms", "/en/confirm"),
    );
    expect(here(site(), ...banned(1, 1), changedTerms, at("/en/support"))).toEqual(admitted);
  });

  const unverified = player({ verification_status: 1, has_deposit: false });
  it("a player who is not verified and has no deposit has to identify themselves [identification-001] [identification-002] [guards-006] [user-config-008]", () => {
    expect(here(site(), ...unverified, at("/en/section/live"))).toEqual({
      guard: "identification",
      verdict: {
        to: "/en/office/identification",
        query: { set: { isIdentificationRequired: "true" } },
      },
    });
    for (const open of ["/en", "/en/support", "/en/information/rules", "/en/office/identification"])
      expect(here(site(), ...unverified, at(open)), open).toEqual(admitted);
  });
  it.each([
    ["verified", site(), player({ verification_status: 2, has_deposit: false })],
    ["with a deposit", site(), player({ verification_status: 1, has_deposit: true })],
    ["where the site does not ask", site({ identification: { isShown: false } }), unverified],
  ] as const)(
    "one %s is never forced [identification-001] [user-config-008]",
    (_who, config, who) => {
      expect(here(config, ...who, at("/en/section/live"))).toEqual(admitted);
    },
  );
  it("the bonus of the site config, its own list and a modal stay open [identification-003]", () => {
    const own = {
      identification: { isShown: true, exemptRoutes: ["results"], exemptBonusId: "b1" },
    };
    expect(here(site(own), ...unverified, at("/en/bonus/b1"))).toEqual(admitted);
    expect(here(site(own), ...unverified, at("/en/bonus/b2")).guard).toBe("identification");
    expect(here(site(own), ...unverified, at("/en/results/live"))).toEqual(admitted);
    const modal = at("/en/section/live", { modal: "transfer-user" });
    expect(here(site(own), ...unverified, modal)).toEqual(admitted);
  });
  it("the page they came from is let through once, but not a second time [identification-004]", () => {
    const path = "/en/section/live";
    const decided = RouteDecided({
      path,
      route: "live",
      verdict: "sent",
      guard: "identification",
      to: "/en/office/identification",
      status: null,
    });
    const back = [
      site(),
      ...unverified,
      at(path),
      decided,
      at("/en/office/identification"),
      at(path),
    ];
    expect(here(...back)).toEqual(admitted);
    expect(here(...back, at("/en"), at(path)).guard).toBe("identification");
  });
  it("a player who has just registered sees their data first [guards-006]", () => {
    const fresh = player({ isDataAfterRegistration: false });
    expect(here(site(), ...fresh, at("/en/coupon"))).toEqual(
      sent("dataAfterRegistration", "/en/welcome-authorization-data"),
    );
    expect(here(site(), ...fresh, at("/en/welcome-authorization-data"))).toEqual(admitted);
  });
  it("who has seen their data goes on, also before the server's word that they have seen it, and after a late word that they have not [guards-006]", () => {
    const fresh = player({ isDataAfterRegistration: false });
    const seen = answered(
      WelcomeData,
      {},
      { login: "§personal:1" as Sealed, password: null, email: null },
    );
    expect(here(site(), ...fresh, seen, at("/en/coupon"))).toEqual(admitted);
    expect(here(site(), ...fresh, seen, ...fresh.slice(1), at("/en"))).toEqual(admitted);
  });
});
