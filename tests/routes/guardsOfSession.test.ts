import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decisionOf } from "../../src/events/navigation/guards/index.ts";
import { TargetKept } from "../../src/events/navigation/events.ts";
import { sectionShown } from "../../src/events/navigation/selectors.ts";
import { stateOf } from "../kit/spec.ts";
import { admitted, at, here, player, sent, site, visitor } from "./states.ts";

/** The account comes from elsewhere: the app has no screen of it. */
const profile = { url: "/sections/profile", isEnabled: true, isPost: false, isForceSpa: false };
const remoteSections = { allowedOrigins: [], sections: { profile } };

describe("session", () => {
  it.each([
    ["/en/office/history", "/en/app/authorization", "guards-005] [guards-009"],
    ["/en/office/security", "/en/app/authorization", "guards-009"],
    ["/en/welcome-authorization-data", "/en/user/login", "guards-008"],
    ["/en/my-casino/favorites", "/en/user/login", "guards-008"],
  ])("a visitor at %s is sent to %s [%s]", (path, to) => {
    expect(here(site(), ...visitor, at(path))).toEqual(sent("session", to));
  });
  it.each(["/en", "/en/section/live", "/en/slots", "/en/information/about", "/en/registration"])(
    "a visitor may be at %s [guards-001] [guards-002]",
    (path) => expect(here(site(), ...visitor, at(path))).toEqual(admitted),
  );
  it("where the site wants it the page of payments is for players; a visitor signs in first [payments-001]", () => {
    const closed = site({ payment: { isAvailable: true, isSignInRequired: true } });
    const page = at("/en/information/payment");
    expect(here(closed, ...visitor, page)).toEqual(sent("session", "/en/user/login"));
    expect(here(closed, ...player(), page)).toEqual(admitted);
    expect(here(closed, page).verdict).toBe("wait");
    expect(here(site(), ...visitor, page)).toEqual(admitted);
  });
  it.each(["/en/office/account", "/en/office/history", "/en/office/recharge"])(
    "a player may be at %s [guards-001] [guards-003]",
    (path) => expect(here(site(), ...player(), at(path))).toEqual(admitted),
  );
  it.each(["/en/user/login", "/en/registration", "/en/forgotpassword"])(
    "a player has no use for %s and goes to their account [guards-006] [guards-010]",
    (path) =>
      expect(here(site({ remoteSections }), ...player(), at("/en/coupon"), at(path))).toEqual(
        sent("session", "/en/office/account"),
      ),
  );
  it("or home as long as the app has no screen of it and no remote section is one [guards-010]", () => {
    expect(existsSync("src/views/sections/profile")).toBe(false);
    // Which of the two it is, the site's config says.
    expect(here(...player(), at("/en/coupon"), at("/en/user/login")).verdict).toBe("wait");
    expect(here(site(), ...player(), at("/en/coupon"), at("/en/user/login"))).toEqual(
      sent("session", "/en"),
    );
  });
  const without = (...pathBlacklist: readonly string[]) =>
    site({
      remoteSections,
      pages: {
        isRulesEnabled: true,
        isStatisticEnabled: true,
        pathBlacklist,
        enabledAccessIds: [],
      },
    });
  it.each(["/office/account", "office/*"])(
    "or home where the site has no account: %s [guards-010]",
    (none) => {
      const state = [without(none), ...player(), at("/en/coupon"), at("/en/user/login")];
      expect(here(...state)).toEqual(sent("session", "/en"));
    },
  );
  it.each([
    ["/user/login", "/en/welcome-authorization-data"],
    ["/user/*", "/en/my-casino/favorites"],
    ["app/authorization", "/en/office/history"],
  ])("a visitor goes home where the site has no page to sign in: %s [guards-008]", (none, path) => {
    expect(here(without(none), ...visitor, at(path))).toEqual(sent("session", "/en"));
  });
  it("a player who has just signed in there goes back to where they came from", () => {
    expect(here(site(), ...visitor, at("/en/coupon"), at("/en/user/login"), ...player())).toEqual(
      sent("session", "/en/coupon"),
    );
  });
  it("a player who opens the app there goes home [guards-010]", () => {
    const state = stateOf(site(), ...player());
    const { navigation } = stateOf(at("/en/user/login"));
    const opened = {
      ...state,
      navigation: { ...navigation, returnPath: null, isSignedInHere: true },
    };
    expect(decisionOf(opened)).toEqual(sent("session", "/en"));
  });
  it("a player who signs in goes where the site wants them [routing-011]", () => {
    const target = TargetKept({ path: "/en/promo" });
    expect(here(site(), target, at("/en/user/login"), ...player())).toEqual(
      sent("session", "/en/promo"),
    );
  });
  it("as long as it is not known who is there nothing is decided", () => {
    expect(here(site(), at("/en/office/history"))).toEqual({ guard: "session", verdict: "wait" });
    expect(sectionShown(stateOf(site(), at("/en/office/history")))).toBeNull();
  });
  it("a flag that opens the menu over a page changes nothing [guards-011]", () => {
    const flag = { "navigation-menu-modal": "1" };
    for (const path of ["/en", "/en/office/history"]) {
      expect(here(site(), ...visitor, at(path, flag))).toEqual(here(site(), ...visitor, at(path)));
    }
  });
});

describe("language", () => {
  const hidden = { languages: { default: "en", available: ["en", "ru"], hidden: ["ru"] } };
  it.each([
    ["/de/coupon", "/en/coupon", "i18n-004"],
    ["/coupon", "/en/coupon", "i18n-003"],
    ["/zz", "/en", "i18n-006"],
  ])("%s becomes %s, with its query [%s]", (path, to) => {
    const { guard, verdict } = here(site(), ...visitor, at(path));
    expect({ guard, verdict }).toEqual({ guard: "language", verdict: { to, isQueryKept: true } });
  });
  it("the site's own is taken, else English [i18n-006]", () => {
    const own = { languages: { default: "ru", available: ["ru"], hidden: [] } };
    expect(here(site(own), at("/de"))).toMatchObject(sent("language", "/ru"));
    const none = { languages: { default: "xx", available: ["yy"], hidden: [] } };
    expect(here(site(none), at("/de"))).toMatchObject(sent("language", "/en"));
  });
  it("takes any language that the site offers, with words of its own or not [i18n-006]", () => {
    const offered = { languages: { default: "pt", available: ["pt", "ar"], hidden: [] } };
    expect(here(site(offered), ...visitor, at("/pt"))).toEqual(admitted);
    expect(here(site(offered), ...visitor, at("/ar"))).toEqual(admitted);
    expect(here(site(offered), ...visitor, at("/de"))).toMatchObject(sent("language", "/pt"));
  });
  it("a hidden one is for players only [i18n-005]", () => {
    expect(here(site(hidden), at("/ru"))).toEqual({ guard: "language", verdict: "wait" });
    expect(here(site(hidden), ...visitor, at("/ru"))).toMatchObject(sent("language", "/en"));
    expect(here(site(hidden), ...player(), at("/ru"))).toEqual(admitted);
  });
});
