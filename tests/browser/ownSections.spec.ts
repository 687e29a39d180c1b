import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { cellOf, haveSession } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";

test.use({ feed: calm });

/** Every screen of the app that is built separately, at its path on the section host. */
const throughTheEntryPoint = () => {
  const names = Object.keys(JSON.parse(readFileSync("dist/sections.json", "utf8")));
  const place = { isEnabled: true, isPost: false, isForceSpa: false };
  const sections = names.map((name) => [name, { url: `/sections/${name}`, ...place }]);
  return { config: { remoteSections: { sections: Object.fromEntries(sections) } } };
};
test.beforeEach(({ app }) => app.control(throughTheEntryPoint()));
test.afterEach(({ app }) => app.control({ config: null }));

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { name }).first()).toBeVisible();

/** What the page requested from the section host, and whether it carried the player's token. */
function askedOf(page: Page): { readonly section: string; readonly hasToken: boolean }[] {
  const asked: { section: string; hasToken: boolean }[] = [];
  page.on("request", (request) => {
    const section = /^\/sections\/(\w+)\//.exec(new URL(request.url()).pathname)?.[1];
    const { authorization = "" } = request.headers();
    if (section !== undefined)
      asked.push({ section, hasToken: authorization.startsWith("Bearer ") });
  });
  return asked;
}

test("the app's own screens load as sections, and look the same as when built in [sections-001]", async ({
  page,
  app,
}, info) => {
  await haveSession(page, app.url);
  const pick = await footballPick(app, "live");
  const asked = askedOf(page);
  await page.goto(pick.path);
  await cellOf(page, pick).tap();
  await expect(cellOf(page, pick)).toHaveAttribute("aria-pressed", "true");
  expect(asked, "the first one came with the page").toEqual([]);

  await main(page).getByRole("link", { name: "Live" }).click();
  await heading(page, "Live");
  await main(page).getByRole("link", { name: "Menu" }).click();
  await heading(page, "Main account");
  await page.getByRole("link", { name: "Bets history" }).first().click();
  await heading(page, "Bets history");
  await page.goBack();
  await heading(page, "Main account");
  expect(new Set(asked.map(({ section }) => section))).toEqual(
    new Set(["list", "menu", "history"]),
  );
  expect(asked.at(-1), "by then the player has a token").toMatchObject({ hasToken: true });
  await expect(page.locator("[data-section-root]"), "its element stays empty").toBeEmpty();
  await verifyVisit(page, info, ["SectionWanted", "SectionReady"]);
});

test("an own screen loaded as a section looks right, with its own head and styles [ui-011]", async ({
  page,
  app,
  axe,
}) => {
  await haveSession(page, app.url);
  await page.goto("/en/office/history");
  await heading(page, "Bets history");
  await looksRight(page, axe);
});
