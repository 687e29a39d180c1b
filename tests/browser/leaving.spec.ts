import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { calm, expect, test as base } from "./fixture.ts";
import { settled } from "./settled.ts";
import { looksRight } from "./looks.ts";
import { haveSession } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";

/** Another site. */
const test = base.extend<{ elsewhere: string }>({
  elsewhere: async ({}, give) => {
    const server = createServer((_asked, answer) => {
      answer.setHeader("Content-Type", "text/html");
      answer.end("<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    await give(`http://127.0.0.1:${(server.address() as AddressInfo).port}/why`);
    server.close();
  },
});
test.use({ feed: calm });

test("a link to another site says which one, and Esc returns the focus to it", async ({
  page,
  elsewhere,
  axe,
}, info) => {
  await page.goto("/en/office/menu");
  // Links are handled by the chunk that has the footer; it loads when the page is idle.
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeAttached();
  await settled(page);
  const { host } = new URL(elsewhere);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "A partner" });
    document.querySelector("main")?.prepend(link);
  }, elsewhere);
  const link = page.getByRole("link", { name: "A partner" });
  const notice = page.getByRole("dialog", { name: `This link leads to ${host}` });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("heading")).toBeFocused();
  await looksRight(page, axe);
  await page.evaluate(() => document.documentElement.removeAttribute("style"));
  await page.keyboard.press("Escape");
  await expect(notice).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/en\/office\/menu$/);

  await link.click();
  await notice.getByRole("button", { name: "Cancel" }).click();
  await expect(notice).toBeHidden();
  await link.click();
  await notice.getByRole("link", { name: `Go to ${host}` }).click();
  await expect(page.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
  await page.goBack();
  await verifyVisit(page, info, ["LeaveAsked", "LeaveAnswered"]);
});

test("a banned player reads where they will be sent and cannot decline; their bets stay open to them [blocking-012] [blocking-021]", async ({
  page,
  app,
  elsewhere,
  axe,
}, info) => {
  await app.control({ config: { ban: { pageUrl: elsewhere } }, player: { ban_level: 1 } });
  await haveSession(page, app.url);
  await page.goto("/en/coupon");
  const notice = page.getByRole("alertdialog", { name: "Your account is blocked" });
  await expect(notice).toContainText(new URL(elsewhere).host);
  await looksRight(page, axe);
  await page.keyboard.press("Escape");
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Bets history" }).click();
  await expect(page).toHaveURL(/\/en\/office\/history$/);
  await expect(notice).toBeHidden();
  await page.goto("/en/section/live");
  await notice.getByRole("button", { name: /^Go to / }).click();
  await expect(page).toHaveURL(elsewhere);
  await app.control({ config: null, player: null });
  await page.goto("/en");
  await verifyVisit(page, info, ["PageLeaveRequested"]);
});
