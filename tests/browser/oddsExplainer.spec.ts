import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";

test.use({ feed: calm });

/** The section that replaces the site's rules. */
const explainer = (isEnabled: boolean) => ({
  config: {
    remoteSections: {
      sections: {
        rules: {
          url: "/sections/odds-explainer",
          isEnabled,
          isPost: false,
          isForceSpa: false,
        },
      },
    },
  },
});
test.beforeEach(({ app }) => app.control(explainer(true)));
test.afterEach(({ app }) => app.control({ config: null }));

const answer = (page: Page, name: string | RegExp) =>
  page.getByRole("term").filter({ hasText: name }).locator("xpath=following-sibling::dd");

test("the odds section arrives with the first page: no call for its data [sections-001]", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/en/information/rules");
  await expect(page.getByRole("heading", { name: "How odds work" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Calculator" })).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/sections/"))).toEqual([]);
});

test("the odds section shows stake times odds in three notations, the player's own first", async ({
  page,
  axe,
}) => {
  await page.goto("/en/information/rules");
  await page.getByLabel("Stake").fill("20");
  await page.getByLabel("Odds").fill("6/4");
  await expect(answer(page, "Paid out")).toHaveText("50.00");
  await expect(answer(page, "Of that")).toHaveText("30.00");
  await expect(answer(page, "Decimal")).toHaveText("2.50");
  await expect(answer(page, "Fractional")).toHaveText("3/2");
  await expect(answer(page, "American")).toHaveText("+150");
  await expect(answer(page, "break even")).toHaveText("40 in 100");
  await expect(page.getByRole("term").first()).toHaveText("Decimal (your setting)");
  await page.getByLabel("Odds").fill("-200");
  await expect(answer(page, "Decimal")).toHaveText("1.50");
  await expect(page.locator(".oe-spoken")).toContainText("30.00");
  await looksRight(page, axe);
  await page.getByLabel("Odds").fill("0.9");
  await expect(page.getByLabel("Odds")).toHaveAccessibleDescription(/above 1/);
  await expect(page.getByRole("term")).toHaveCount(0);
});

test("the odds section leads to the live matches within the app, and its server provides it in Russian", async ({
  page,
}) => {
  await page.goto("/ru/information/rules");
  await expect(page.getByRole("heading", { name: "Как устроены коэффициенты" })).toBeVisible();
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await page.getByRole("button", { name: "Коэффициенты матчей" }).click();
  await expect(page).toHaveURL(/\/ru\/section\/live/);
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  await expect(page.locator(".oe")).toHaveCount(0);
});
