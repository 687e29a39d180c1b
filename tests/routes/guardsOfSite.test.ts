import { describe, expect, it } from "vitest";
import { decisionFor } from "../../src/events/navigation/guards/index.ts";
import { RouteFailed } from "../../src/events/navigation/events.ts";
import { failureOf, layoutOf, sectionShown } from "../../src/events/navigation/selectors.ts";
import { rowOf } from "../../src/events/navigation/routes/table.ts";
import { stateOf } from "../kit/spec.ts";
import { admitted, at, here, player, sent, site, visitor } from "./states.ts";

describe("what the site has", () => {
  const off = (over: object) => site(over);
  const pages = {
    isRulesEnabled: true,
    isStatisticEnabled: true,
    pathBlacklist: [],
    enabledAccessIds: [],
  };
  it.each<readonly [string, object, string]>([
    [
      "/en/information/rules/general",
      { pages: { ...pages, isRulesEnabled: false } },
      "routing-006",
    ],
    ["/en/information/rules-frame", { pages: { ...pages, isRulesEnabled: false } }, "routing-006"],
    ["/en/statistic", { pages: { ...pages, isStatisticEnabled: false } }, "routing-008"],
    ["/en/promo", { pages: { ...pages, pathBlacklist: ["/promo"] } }, "routing-007] [error-007"],
    ["/en/news/one", { pages: { ...pages, pathBlacklist: ["news/*"] } }, "routing-007"],
    ["/en/registration", { registration: { isAllowed: false } }, "routing-018"],
    ["/en/information/payment", { payment: { isAvailable: false } }, "route-payments-006"],
    ["/en/debugger", { site: { environment: "production", appVersion: "1" } }, "route-info-008"],
  ])("%s is a 404 with %j, and there without it [%s]", (path, over) => {
    expect(here(off(over), ...visitor, at(path))).toMatchObject({
      guard: "availability",
      verdict: { status: 404 },
    });
    expect(here(site(), ...visitor, at(path))).toEqual(admitted);
  });
  it("identification is there when the site shows it [route-office-011]", () => {
    const path = "/en/office/identification";
    const none = site({ identification: { isShown: false } });
    expect(here(none, ...player(), at(path)).verdict).toMatchObject({ status: 404 });
    expect(here(site(), ...player(), at(path))).toEqual(admitted);
  });
  it("a path that begins like a forbidden one is not forbidden [routing-007]", () => {
    const config = site({ pages: { ...pages, pathBlacklist: ["/promo"] } });
    expect(here(config, ...visitor, at("/en/promotions/x"))).toEqual(admitted);
  });
  it("a page with an access id is there when the config lists it [routing-009]", () => {
    const row = { ...rowOf("promo"), accessId: 7 };
    const asked = (enabledAccessIds: readonly number[]) =>
      decisionFor(stateOf(site({ pages: { ...pages, enabledAccessIds } }), at("/en/promo")), row);
    expect(asked([])).toEqual({ guard: "availability", verdict: { status: 404, isSilent: true } });
    expect(asked([7])).toEqual(admitted);
  });
  it("an unmatched path is a 404 that says so; platform_type on it leads home without it [error-004] [routing-014]", () => {
    expect(here(site(), at("/en/no/where/x")).verdict).toEqual({ status: 404 });
    expect(here(site(), at("/en/no/where/x", { platform_type: "2" })).verdict).toEqual({
      to: "/en",
      isQueryKept: true,
      query: { drop: ["platform_type"] },
    });
    expect(here(site(), at("/en/coupon", { platform_type: "2" }))).toEqual(admitted);
  });
  it("status pages have the status of the failure, 500 when it has none of its own [error-005] [route-info-010]", () => {
    expect(failureOf(stateOf(site(), RouteFailed({ status: 404 })))).toBe(404);
    expect(failureOf(stateOf(site(), RouteFailed({ status: 0 })))).toBe(500);
    expect(failureOf(stateOf(site(), at("/en/500")))).toBe(500);
    expect(failureOf(stateOf(site(), RouteFailed({ status: 404 }), at("/en/coupon")))).toBeNull();
  });
  it("a route that names an unknown check is a 500 [error-006]", () => {
    const row = { ...rowOf("promo"), middleware: ["nobodyKnows"] };
    expect(decisionFor(stateOf(site(), at("/en/promo")), row)).toEqual({
      guard: "middleware",
      verdict: { status: 500 },
    });
  });
  it.each([
    [{ isEnabled: true, countryIds: [17] }, null],
    [{ isEnabled: true, countryIds: [1] }, 500],
    [{ isEnabled: false, countryIds: [17] }, 500],
  ])("the payment consultant with %j: %s", (paymentConsultant, status) => {
    const state = stateOf(site({ paymentConsultant }), at("/en/payment/consultant"));
    expect(failureOf(state)).toBe(status);
  });
  const promo = (promoBonusVariant: string) =>
    site({ redirects: { isServiceEnabled: false, promoBonusVariant } });
  it("the variant replace shows the offer in place of the bonus, not the other way round [routing-013]", () => {
    const bonus = sent("middleware", "/en/bonus/offer/first");
    expect(here(promo("replace"), at("/en/bonus/first"))).toEqual(bonus);
    expect(here(promo("replace"), at("/en/bonus/offer/first"))).toEqual(admitted);
  });
  it("the variant redirect leads from the offer on to the bonus, in a new entry of the history [routing-013]", () => {
    const { guard, verdict } = sent("middleware", "/en/bonus/first");
    const offer = at("/en/bonus/offer/first");
    expect(here(promo("redirect"), at("/en"), offer)).toEqual({
      guard,
      verdict: { ...verdict, isNewEntry: true },
    });
    expect(here(promo("redirect"), at("/en/bonus/first"))).toEqual(admitted);
  });
  it("whoever comes back from that bonus gets it in place of the offer, and so past both [routing-013]", () => {
    const back = [at("/en/bonus/offer/first"), at("/en/bonus/first"), at("/en/bonus/offer/first")];
    expect(here(promo("redirect"), at("/en"), ...back)).toEqual(
      sent("middleware", "/en/bonus/first"),
    );
  });
  it.each(["/en/bonus/first", "/en/bonus/offer/first"])(
    "without a variant %s is itself [routing-013]",
    (path) => {
      expect(here(promo("off"), at(path))).toEqual(admitted);
      expect(here(site({ redirects: undefined }), at(path))).toEqual(admitted);
    },
  );
  it("a redesign changes layout and section of the same path [route-casino-009] [layouts-004]", () => {
    const old = stateOf(site(), at("/en/slots/fruits"));
    const redesigned = stateOf(
      site({ casino: { isRedesignEnabled: true } }),
      at("/en/slots/fruits"),
    );
    expect([layoutOf(old), sectionShown(old)]).toEqual(["main", "casino"]);
    expect([layoutOf(redesigned), sectionShown(redesigned)]).toEqual([
      "thirdParty",
      "casinoRedesign",
    ]);
  });
});
