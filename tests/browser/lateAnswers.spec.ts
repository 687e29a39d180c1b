import { setTimeout as pass } from "node:timers/promises";
import { expect, moving, test } from "./fixture.ts";
import { haveSession } from "./player.ts";
import { settled } from "./settled.ts";
import { measureShifts, shifts, sumOf } from "./shifts.ts";

test.use(moving);

const ofFeeds = [
  "recommendation",
  "cricket",
  "esports/real",
  "express-day",
  "champs",
  "results/live",
];
const late = [
  { name: "the live feed", of: "live-feed", paths: ofFeeds },
  { name: "the line feed", of: "line-feed", paths: ofFeeds },
  {
    name: "the server of players",
    of: "{web-api,limit-service-api}",
    paths: [
      "opened-bets",
      "office/history",
      "office/responsible",
      "office/report",
      "mobile",
      "information",
    ],
  },
];

for (const { name, of, paths } of late) {
  test(`nothing is pushed away when ${name} answers last`, async ({ page, app }) => {
    await haveSession(page, app.url);
    await measureShifts(page);
    await page.route(`**/${of}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      // The menus name the sports that a page is of, so its matches are asked for after them.
      if (!pathname.endsWith("/sports")) await pass(700);
      await route.continue();
    });
    const isStill = async (path: string) => {
      await settled(page);
      const seen = await shifts(page);
      expect(sumOf(seen), `${path}: ${seen.join("; ")}`).toBeLessThan(0.02);
    };
    for (const path of paths) {
      await page.goto(`/en/${path}`);
      await isStill(path);
    }
    // A match that its list has told of.
    await page.goto("/en/section/live");
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await expect(page.getByRole("button", { name: "Find a market" })).toBeVisible();
    await isStill("a match");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}
