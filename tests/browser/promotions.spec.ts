import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { emptied, gateOf } from "./gate.ts";
import { haveSession } from "./player.ts";

/** The browser driver injects scripts into every frame; a sandboxed frame refuses them. */
const refusedByFrame = /^Blocked script execution in '[^']*\/promo-frame\//;

test.use({ feed: calm, expectedErrors: new RegExp(`${refusedByFrame.source}|status of 503`) });

const main = (page: Page) => page.getByRole("main");

test("promotions are reached from the menu: all of them, the bonuses, their rules, and at a glance in a sandboxed frame; one is joined [screen-promo] [promo-001] [route-promo-002]", async ({
  page,
  app,
}) => {
  const gate = gateOf(page);
  const lead = (name: string) => main(page).getByRole("link", { name }).first().click();
  const heading = (name: string) => page.getByRole("heading", { name, level: 1 });
  const failsAndComesBack = async () => {
    await expect(main(page).locator('[aria-busy="true"]').first()).toBeVisible();
    await gate.fail();
    await expect(main(page)).toContainText("This page did not load.");
    gate.open();
    await main(page).getByRole("button", { name: "Refresh" }).tap();
  };
  await haveSession(page, app.url);
  await page.goto("/en/office/menu");
  await gate.hold(/\/web-api\/promotions\?/);
  gate.open(emptied);
  await lead("Promotions");
  await expect(page).toHaveURL(/\/en\/promotions$/);
  await expect(main(page).getByText("There are no promotions now")).toBeVisible();
  await main(page).getByRole("link", { name: "To the matches" }).click();
  await page.goBack();
  await gate.hold(/\/web-api\/promotions\?/);
  await page.reload();
  await failsAndComesBack();
  await expect(main(page).getByRole("link", { name: /^Welcome bonus/ })).toBeVisible();

  await lead("Bonuses and offers");
  await expect(page).toHaveURL(/\/en\/bonuses-offers$/);
  await expect(main(page).getByRole("link", { name: /^Welcome bonus/ })).toHaveCount(0);
  await gate.hold(/\/web-api\/promotions\/derby/);
  await lead("Derby bonus");
  await expect(page).toHaveURL(/\/en\/bonus\/offer\/derby$/);
  await failsAndComesBack();
  await expect(main(page)).toContainText("€5 of bonus money with the promo code DERBY.");
  for (const [name, path] of [
    ["Cricket bonus", "bonus/cricket-week"],
    ["FC Norrvik bonus", "bonus/partner/club"],
  ] as const) {
    await page.goBack();
    await lead(name);
    await expect(page).toHaveURL(new RegExp(`/en/${path}$`));
    await expect(heading(name)).toBeVisible();
  }

  await page.goBack();
  await lead("Partner bonuses");
  await expect(page).toHaveURL(/\/en\/bonus\/partner$/);
  await lead("All bonuses and offers");
  await expect(page).toHaveURL(/\/en\/bonuses-offers$/);
  await gate.hold(/\/web-api\/info\/pages\/bonus-rules/);
  await lead("Bonus rules");
  await expect(page).toHaveURL(/\/en\/bonus\/rules$/);
  await failsAndComesBack();
  await expect(main(page)).toContainText("These rules apply to every bonus.");
  await lead("promotion");
  await expect(page).toHaveURL(/\/en\/promotions$/);

  await lead("Promotions at a glance");
  await expect(page).toHaveURL(/\/en\/promo$/);
  const address = `${app.url}/promo-frame/showcase?lng=en`;
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain(address);
  const isShut = await page.locator("iframe").evaluate((frame) => {
    return frame instanceof HTMLIFrameElement && frame.contentDocument === null;
  });
  expect(isShut).toBe(true);
  await lead("Welcome bonus");
  await expect(page).toHaveURL(/\/en\/promotions\/welcome$/);
  await main(page).getByRole("button", { name: "Take part" }).click();
  await expect(main(page)).toContainText("You are in");
});
