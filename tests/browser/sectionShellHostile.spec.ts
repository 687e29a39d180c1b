import { calm, expect } from "./fixture.ts";
import { badBodies } from "./sectionOriginBodies.ts";
import {
  all,
  askedOffTheList,
  casesOf,
  expectHome,
  linesOf,
  offTheList,
  showingIn,
  test,
  withBet,
} from "./sectionShell.ts";
import { enter } from "./walk.ts";

test.use({ feed: calm });

test("no section loads from an address that is off the list, redirected or not as declared, and the log names each", async ({
  page,
  origin,
}) => {
  await page.goto("/en");
  await expect(page.getByRole("region", { name: /^Live now/ })).toBeVisible();
  await enter(page, offTheList);
  await expect(page.getByRole("alert").getByText("This part did not load")).toBeVisible();
  const show = showingIn(page, origin);
  // A fifth of them as style sheets too: one check guards both.
  const addresses = [
    ...casesOf("script-address"),
    ...casesOf("css-address").filter((_name, at) => at % 5 === 0),
  ];
  expect(addresses.length).toBeGreaterThan(55);
  expect(await show(addresses)).toEqual(all(addresses, "failed"));
  expect(origin.count("/files/"), "nothing of a section with a bad address is fetched").toBe(0);
  const others = ["foreign-script", "foreign-css", "redirect", "deep"];
  const files = ["moved-script", "moved-module", "moved-css", "flipped-js", "flipped-mjs"];
  expect(await show([...others, ...files])).toEqual(all([...others, ...files], "failed"));
  const declared = ["declared-js", "declared-mjs"];
  expect(await show(declared)).toEqual(all(declared, "shown"));
  expect(askedOffTheList(origin)).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, "__evil"))).toBeUndefined();
  expect(await page.evaluate(() => Reflect.get(window, "__tampered"))).toBe(0);

  await expectHome(page);
  const failures = async () =>
    (await linesOf(page, "SectionFailed")).map((line) =>
      String(/"reason":"(\w+)"/.exec(line)?.[1]),
    );
  // One that is not left within a second is tried again, and fails again.
  await expect
    .poll(async () => (await failures()).length)
    .toBeGreaterThanOrEqual(addresses.length + 10);
  const reasons = Array.from(new Set(await failures())).sort();
  expect(reasons).toEqual(["address", "depth", "redirect", "script", "style"]);
});

/**
 * The controls outside the section that cannot be pressed or seen in their positions, and where all of them
 * are.
 */
const controlsOutside = () => {
  const controls = [
    ...document.querySelectorAll("header a, header button, aside button, nav a"),
  ].filter((one) => {
    const { top, bottom, width } = one.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= window.innerHeight;
  });
  const isFree = (one: Element): boolean => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height * part]);
    const isOnTop = points.every(([x = 0, y = 0]) => one.contains(document.elementFromPoint(x, y)));
    return isOnTop && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const nameOf = (one: Element) => one.getAttribute("aria-label") ?? one.textContent ?? "";
  return {
    names: controls.map(nameOf),
    places: controls.map((one) => JSON.stringify(one.getBoundingClientRect())),
    covered: controls.filter((one) => !isFree(one)).map(nameOf),
  };
};

test("no style and no markup of a section covers, moves or hides the coupon, nor covers the way out", async ({
  app,
  page,
  origin,
}) => {
  await withBet(page, app);
  const show = showingIn(page, origin);
  expect(await show(["good-module"])).toEqual(all(["good-module"], "shown"));
  // The last that the coupon hears of: how much may be staked.
  await expect(page.getByRole("button", { name: /^Max €/ })).toBeVisible();
  const before = await page.evaluate(controlsOutside);
  expect(before.covered).toEqual([]);
  expect(before.names).toContain("Place bet");
  const coverings = /position:fixed|<dialog|popover|<iframe|<form/;
  const bodies = badBodies(origin).map((body, at) => (coverings.test(body) ? `body-${at}` : ""));
  const names = [
    ...casesOf("style", (what) => /^cover|^the coupon|^siblings|^animation/.test(what)),
    ...bodies.filter((name) => name !== ""),
  ];
  expect(names.length).toBeGreaterThan(20);
  expect(await show(names, controlsOutside)).toEqual(all(names, "shown", before));
  expect(askedOffTheList(origin)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("link", { name: "Coupon, 1 bet" })).toBeVisible();
  expect((await page.evaluate(controlsOutside)).covered).toEqual([]);
  await page.getByRole("link", { name: "Menu" }).click();
  const out = page.getByRole("button", { name: "Log out" });
  await out.click();
  await expect(
    page.getByRole("alertdialog").getByRole("button", { name: "Log out" }),
  ).toBeVisible();
});

/** The values of the page's globals, and the number of forbidden elements in the section. */
const namesAndMarkup = () => ({
  names: [
    Reflect.get(window, "TouchlineShell"),
    Reflect.get(window, "config"),
    Reflect.get(window, "trustedTypes"),
    window.crypto,
    window.localStorage,
    document.body,
    document.head,
    document.forms,
    document.getElementById,
    document.getElementById("root")?.parentElement,
    Object.hasOwn,
    Reflect.get({}, "isAdmin"),
  ].map((one) => Object.prototype.toString.call(one)),
  markup: document.querySelectorAll(
    "[data-section-root] :is(script, style, link, form, input, iframe, object, embed, [onerror], [onload], [style])",
  ).length,
});

test("code that throws or cannot be parsed is a warning, globals of the page keep their values, and the shell continues [error-012]", async ({
  page,
  origin,
}) => {
  await page.goto("/en");
  await expect(page.getByRole("region", { name: /^Live now/ })).toBeVisible();
  const show = showingIn(page, origin);
  expect(await show(["good-module"])).toEqual(all(["good-module"], "shown"));
  const before = await page.evaluate(namesAndMarkup);
  expect(before.markup).toBe(0);
  // Every sixth body: the test of the loader has all of them.
  const bodies = casesOf("body").filter((_name, at) => at % 6 === 0);
  const names = [...casesOf("clobbering"), ...bodies, "proto", "hijack", "head"];
  expect(await show(names, namesAndMarkup)).toEqual(all(names, "shown", before));
  // An endless one blocks the page, and no page can stop it: it is left out here.
  const codes = casesOf("code", (what) => !/^endless(?! recursion)/.test(what));
  expect(await show(codes)).toEqual(all(codes, "shown"));
  expect(await page.evaluate(() => Reflect.get(window, "__evil"))).toBeUndefined();
  expect(askedOffTheList(origin)).toEqual([]);

  await enter(page, "/en/promo");
  const frames = page.locator("iframe");
  await expect(frames).toHaveCount(1);
  const attributes = await frames.evaluateAll((found) =>
    found.map((frame) =>
      Object.fromEntries(
        ["sandbox", "allow", "referrerpolicy", "title"].map((name) => [
          name,
          frame.getAttribute(name),
        ]),
      ),
    ),
  );
  expect(attributes).toEqual([
    { sandbox: "", allow: "", referrerpolicy: "no-referrer", title: "Promotions at a glance" },
  ]);
  await expectHome(page);
  await expect
    .poll(async () => (await linesOf(page, "SectionWarned")).length)
    .toBeGreaterThanOrEqual(5);
});
