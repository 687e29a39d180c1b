import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { pass } from "./passing.ts";
import { haveSession, isCounting } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";

test.use({ feed: calm });

const checkOn = (page: Page) => page.getByRole("alertdialog", { name: /ago$/ });

/** The phone sleeps for less than the idle logoff, and then the player touches the page. */
async function sleep(page: Page): Promise<void> {
  await page.clock.fastForward("20:00");
  await page.mouse.click(8, 8);
}

test.describe("a reality check every 15 minutes", () => {
  test.beforeEach(async ({ app }) => {
    await app.control({ setLimit: { limitType: 32, limitValue: 15 } });
  });
  test.afterEach(async ({ app }) => {
    await app.control({ setLimit: { limitType: 32, limitValue: null } });
  });

  test("counts at most five minutes of sleep and survives a reload, and its answer restarts the time [reality-001] [reality-002] [reality-004] [reality-006] [reality-007] [call-reality-001]", async ({
    page,
    app,
    context,
  }, info) => {
    await page.clock.install();
    await haveSession(page, app.url);
    const answers: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/reality-check")) answers.push(request.postDataJSON());
    });
    await page.goto("/en/office/menu");
    await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
    await isCounting(page);

    await sleep(page);
    await pass(context, 2);
    await sleep(page);
    await pass(context, 2);
    await expect(checkOn(page)).toBeHidden();
    await sleep(page);
    await expect(checkOn(page)).toBeVisible();

    await page.reload();
    await expect(checkOn(page)).toBeVisible();
    await checkOn(page).getByRole("button", { name: "Continue", exact: true }).click();
    await expect(checkOn(page)).toBeHidden();
    await expect.poll(() => answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({
      data: { attributes: { action: "continue", do_not_show_again: false } },
    });

    await pass(context, 2);
    await sleep(page);
    await pass(context, 2);
    await sleep(page);
    await pass(context, 2);
    await expect(checkOn(page)).toBeHidden();
    await page.clock.fastForward("04:50");
    await pass(context, 4);
    await expect(checkOn(page)).toBeHidden();
    await pass(context, 10);
    await expect(checkOn(page)).toBeVisible();
    await checkOn(page).getByRole("button", { name: "Close without an answer" }).click();
    await expect(checkOn(page)).toBeHidden();
    await verifyVisit(page, info, ["RealityStepped", "RealityCheckShown", "RealityAnswered"]);
  });
});
