import { describe, expect, it } from "vitest";
import { informationLinks, informationPath } from "../../src/events/content/links.ts";
import { slugOf } from "../../src/events/content/resources.ts";
import { pathIfKnown, routeOf } from "../../src/events/navigation/route.ts";
import { infoRoutes } from "../../src/events/navigation/routes/info.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { answered } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";

describe("the menu of information pages", () => {
  const items = [
    { slug: "about", title: "About", group: "main", icon: "info" },
    { slug: "rules", title: "Rules", group: "rules" },
    { slug: "kycpolicy", title: "KYC", group: "care", accessId: 7 },
  ];
  const config = (isRulesEnabled: boolean, enabledAccessIds: number[]) =>
    stateOf(
      answered(
        SiteConfig,
        { lang: "en" },
        {
          ...siteConfig,
          pages: { isRulesEnabled, isStatisticEnabled: false, pathBlacklist: [], enabledAccessIds },
        },
      ),
    ).shell.config;
  const slugs = (of: ReturnType<typeof config>, isPlayer = false) =>
    informationLinks(items, of, "en", isPlayer).map(({ slug }) => slug);

  it("leaves out what the site does not have [routing-009]", () => {
    expect(slugs(null)).toEqual(["about"]);
    expect(slugs(config(true, []))).toEqual(["about", "rules"]);
    expect(slugs(config(false, [3, 7]))).toEqual(["about", "kycpolicy"]);
  });
  it("has the page about payments only where there are payments, and for those who can use them [route-payments-006]", () => {
    const paid = [{ slug: "payment", title: "Payments", group: "main" }];
    const of = (payment: object) =>
      stateOf(answered(SiteConfig, { lang: "en" }, { ...siteConfig, payment })).shell.config;
    const isThere = (payment: object, isPlayer: boolean) =>
      informationLinks(paid, of(payment), "en", isPlayer).length === 1;
    expect(isThere({ isAvailable: false }, true)).toBe(false);
    expect(isThere({ isAvailable: true }, false)).toBe(true);
    expect(isThere({ isAvailable: true, isSignInRequired: true }, false)).toBe(false);
    expect(isThere({ isAvailable: true, isSignInRequired: true }, true)).toBe(true);
  });
  it("links each page by its address", () => {
    const [about] = informationLinks(items, null, "ru", false);
    expect(about).toEqual({
      slug: "about",
      title: "About",
      group: "main",
      icon: "info",
      href: "/ru/information/about",
    });
  });
  it("knows the address of every page without the table of routes", () => {
    for (const name of Object.keys(infoRoutes) as (keyof typeof infoRoutes)[]) {
      if (infoRoutes[name].section !== "information" || name === "information") continue;
      if (name === "calculator") continue;
      const path = informationPath(slugOf(name), "en");
      expect(path).toBe(
        name === "internalVpn" ? "/en/information/internal-vpn" : pathIfKnown({ name }, "en", true),
      );
    }
    for (const slug of ["rules", "news", "blog", "ourpartners"])
      expect(routeOf(informationPath(slug, "en")).name).not.toBe("missing");
  });
});
