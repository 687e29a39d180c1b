// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { Partitions } from "../../src/events/layout/events.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { answered, siteWith } from "../kit/events.ts";
import { visitor } from "./player.tsx";
import { one, settled } from "./render.tsx";
import { open, pages, config, hrefs, footer, menu } from "./layoutPage.tsx";

describe("registration buttons", () => {
  const entryPoints = (place: ParentNode) =>
    [...place.querySelectorAll('a[href="/en/registration"]')].map(({ textContent }) => textContent);
  it("are in header, menu and footer for visitors where registration is on [layouts-013]", async () => {
    const { page, emit } = await open("/en", [config({ registration: { isAllowed: true } })]);
    // Before the session check is answered, and after.
    expect(entryPoints(one(page, "header"))).toEqual(["Register"]);
    emit(visitor);
    expect(entryPoints(one(page, "header"))).toEqual(["Register"]);
    expect(entryPoints(footer(page))).toEqual(["Register"]);
    emit(RouteEntered({ path: "/en/office/menu" }));
    await settled();
    expect(entryPoints(one(page, "main"))).toEqual(["Register"]);
    emit(config({ registration: { isAllowed: false } }));
    expect(entryPoints(page)).toEqual([]);
  });
});

describe("the parts of a layout", () => {
  it("are all shown by default [layouts-001]", async () => {
    const { page } = await open("/en", [config()]);
    expect(page.querySelector("[data-bar='home']")).not.toBeNull();
    expect(page.querySelector("nav[aria-label='Main']")).not.toBeNull();
    expect(footer(page)).not.toBeNull();
  });

  it.each([
    ["header", "[data-bar='home']"],
    ["footer", "footer"],
    ["bottomNavigation", "nav[aria-label='Main']"],
  ])(
    "do not include the %s where the site config hides it [layouts-007]",
    async (part, selector) => {
      const { page, emit } = await open("/en", [config()]);
      expect(page.querySelector(selector)).not.toBeNull();
      emit(config({ pages: { ...pages, hiddenParts: [{ route: "home", parts: [part] }] } }));
      expect(page.querySelector(selector)).toBeNull();
    },
  );

  it("do not include the bottom navigation on registration under either test [layouts-008]", async () => {
    const { page, emit } = await open("/en/registration", [
      config({ registration: { isAllowed: true } }),
      visitor,
    ]);
    const nav = () => page.querySelector("nav[aria-label='Main']");
    expect(nav()).not.toBeNull();
    for (const test of [69, 70]) {
      emit(siteWith({ abTests: { [test]: true } }));
      expect(nav()).toBeNull();
      emit(siteWith({}));
      expect(nav()).not.toBeNull();
    }
  });
});

describe("reduced layouts", () => {
  it("show only the content in the empty one [layouts-002]", async () => {
    const { page } = await open("/en/thankyou", [config(), menu]);
    expect(one(page, '[data-part="empty"]')).not.toBeNull();
    for (const gone of ["nav", "[data-bar]", "footer"]) expect(page.querySelector(gone)).toBeNull();
  });

  it("show a logo without a link, and the content, in the blocked one [layouts-006]", async () => {
    const { page } = await open("/en/block");
    const layout = one(page, '[data-part="blocked"]');
    expect(one(page, '[data-part="blocked"] > :first-child').textContent).toBe("Touchline");
    expect(one(layout, "main h1").textContent).toBe("Not available here");
    for (const gone of ["nav", "a", "footer"]) expect(page.querySelector(gone)).toBeNull();
  });

  it("frame the appeals against a block in the blocked one [layouts-006]", async () => {
    const { page } = await open("/en/block-appeal-history", [config(), visitor]);
    const layout = one(page, '[data-part="blocked"]');
    expect(one(layout, "main").textContent).toContain("An appeal belongs to an account");
    for (const gone of ["nav", "[data-bar]", "footer"]) expect(page.querySelector(gone)).toBeNull();
  });

  it("have a footer and no site header in the headless one [layouts-005]", async () => {
    const { page } = await open("/en/user/login", [config(), menu]);
    expect(page.querySelector("[data-bar='home']")).toBeNull();
    expect(page.querySelector("nav[aria-label='Main']")).toBeNull();
    expect(footer(page)).not.toBeNull();
  });
});

describe("the third-party layout", () => {
  const casino = { isBrandsSliderShown: true };
  const brands = (body: object) => answered(Partitions, { lng: "en" }, body);
  it("loads a lobby of 16 games and 2 other ones [layouts-011]", async () => {
    const { page } = await open("/en/my-casino", [config()]);
    expect(page.querySelectorAll('[data-bar="game"]')).toHaveLength(16);
    expect(page.querySelectorAll('[data-bar="other"]')).toHaveLength(2);
    expect(page.querySelector('[aria-busy="true"] [data-bar]')).not.toBeNull();
  });
  it("shows its brands side by side [layouts-004]", async () => {
    const { page, emit } = await open("/en/my-casino", [config({ casino })]);
    const slider = () => page.querySelector('nav[aria-label="Brands"], [role="navigation"]');
    expect(slider()).toBeNull();
    emit(
      brands({
        success: true,
        listAvailablePartitions: [
          { id: 1, name: "slots", title: "Slots", route: "slots" },
          { id: 2, name: "keno" },
          { id: 3, name: "evil", route: "//evil.example" },
        ],
      }),
    );
    const rail = one(page, '[role="navigation"][aria-label="Brands"]');
    expect(hrefs(rail)).toEqual(["/en/slots"]);
    expect(rail.textContent).toBe("Slotskenoevil");
    emit(config());
    expect(slider()).toBeNull();
  });
  it("leaves out brands that failed to load [layouts-004]", async () => {
    const { page, emit } = await open("/en/my-casino", [config({ casino })]);
    emit(Partitions.failed({ call: 1, ask: { lng: "en" }, error: { tag: "http", status: 500 } }));
    expect(page.textContent).not.toContain("Brands");
    expect(page.querySelectorAll('[data-bar="game"]')).toHaveLength(16);
  });
});
