import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readCsv } from "../kit/csv.ts";
import { footballPicks, type Pick } from "./feed.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, pickOn, press } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

const main = (page: Page) => page.getByRole("main");
const history = "/en/office/history";

async function linePicks(app: App): Promise<readonly [Pick, Pick, Pick]> {
  const [one, two, three] = await footballPicks(app, "line");
  if (!one || !two || !three) throw new Error("the line has no three matches");
  for (const { outcomeId } of [one, two, three])
    await app.control({ setPrice: { outcomeId, coef: 2 } });
  return [one, two, three];
}

/** Places ten euros on these picks. */
async function place(page: Page, ...picks: readonly Pick[]): Promise<void> {
  for (const pick of picks) await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await page.getByRole("spinbutton", { name: "Amount" }).tap();
  await page.keyboard.type("10");
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
}

test("a bet of the history is placed again: its picks, kind and stake, what changed, the question before, the way back", async ({
  page,
  app,
  axe,
}, info) => {
  const [one, two, own] = await linePicks(app);
  await haveSession(page, app.url);
  await place(page, one, two);
  await app.control({ setPrice: { outcomeId: two.outcomeId, coef: 3.5 } });

  await goTo(page, history);
  const card = main(page).getByRole("article").first();
  await expect(card).toContainText("Express of 2");
  await looksRight(page, axe);
  await card.getByRole("button", { name: "Bet again" }).tap();
  await expect(page).toHaveURL(/\/en\/coupon$/);
  const list = main(page).getByRole("list", { name: "2 bets" });
  await expect(list).toContainText(one.outcome);
  await expect(list).toContainText(two.outcome);
  await expect(list).toContainText("3.50");
  const news = main(page).getByRole("status").first();
  await expect(news).toContainText("The picks of bet No.");
  await expect(news).toContainText(
    "The kind of bet and the stake were taken over. Nothing is placed yet.",
  );
  await expect(page.getByRole("spinbutton", { name: "Amount" })).toHaveValue("€10.00");
  await looksRight(page, axe);

  await page.getByRole("button", { name: "Remove all bets" }).tap();
  await pickOn(page, own);
  await goTo(page, history);
  await card.getByRole("button", { name: "Bet again" }).tap();
  await expect(main(page)).toContainText("They replace your bet, which you can put back.");
  await axe();
  await main(page).getByRole("button", { name: "Take its picks" }).tap();
  await expect(list).toContainText(two.outcome);
  await main(page).getByRole("button", { name: "Put back 1 bet" }).tap();
  await expect(main(page).getByRole("list", { name: "1 bet" })).toContainText(own.outcome);
  await page.getByRole("button", { name: "Back" }).click();
  await verifyVisit(page, info, ["BetRepeatWanted", "CouponLoaded", "CouponRestored"]);
});

test("the history is saved as a table with all its pages, in the language of the player", async ({
  page,
  app,
  axe,
}, info) => {
  const [one, two] = await linePicks(app);
  await haveSession(page, app.url);
  await place(page, one);
  await page.getByRole("button", { name: "Done" }).tap();
  await place(page, one, two);
  await goTo(page, history);
  await expect(main(page).getByRole("article")).toHaveCount(2);
  const save = main(page).getByRole("button", { name: "Save as CSV" });
  await save.scrollIntoViewIfNeeded();
  const coming = page.waitForEvent("download");
  await save.tap();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^touchline-bets-\d{4}-\d\d-\d\d\.csv$/);
  const file = info.outputPath(download.suggestedFilename());
  await download.saveAs(file);
  await expect(main(page).getByText("Saved: 2 bets.")).toBeVisible();
  await axe();
  const text = await readFile(file, "utf8");
  expect(text[0]).toBe("\uFEFF");
  const [columns = [], ...lines] = readCsv(text.slice(1));
  expect(columns.slice(0, 4)).toEqual(["Number", "Placed (UTC)", "Settled (UTC)", "Kind of bet"]);
  expect(lines).toHaveLength(2);
  const at = (name: string) => lines.map((cells) => cells[columns.indexOf(name)]);
  expect(at("Kind of bet")).toEqual(["Express", "Single"]);
  expect(at("Stake")).toEqual(["10.00", "10.00"]);
  expect(at("Picks")[0]).toContain(`Match result: ${two.outcome}`);
  for (const time of at("Placed (UTC)")) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/);
  await verifyVisit(page, info, ["HistoryFileWanted", "HistoryFileReady", "HistoryFileSaved"]);

  await goTo(page, "/ru/office/history");
  const russian = main(page).getByRole("button", { name: "Сохранить в CSV" });
  await expect(russian).toBeVisible();
  await axe();
  const next = page.waitForEvent("download");
  await russian.tap();
  const inRussian = info.outputPath("ru.csv");
  await (await next).saveAs(inRussian);
  expect(await readFile(inRussian, "utf8")).toContain("\uFEFFНомер,Сделана (UTC)");
});

test("the history is printed: the bets alone, black on white, whatever the theme", async ({
  page,
  app,
  axe,
}, info) => {
  const [one, two] = await linePicks(app);
  await page.emulateMedia({ colorScheme: "dark" });
  await haveSession(page, app.url);
  await place(page, one, two);
  await goTo(page, history);
  const card = main(page).getByRole("article");
  await expect(card).toHaveCount(1);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await main(page).getByRole("button", { name: "Print", exact: true }).tap();
  await expect(page.locator("body[data-printed]")).toBeAttached();
  await axe();

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(main(page).getByText("Bets history, Main account (EUR)")).toBeVisible();
  await expect(card).toContainText(two.outcome);
  await expect(card).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Send bets by email" })).toHaveCount(0);
  for (const element of [page.locator("html"), page.locator("body")])
    await expect(element).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(card.getByText("Express of 2")).toHaveCSS("color", "rgb(0, 0, 0)");
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await expect(main(page).getByText("Bets history, Main account (EUR)")).toBeHidden();
  await verifyVisit(page, info, ["HistoryPrintWanted", "HistoryPrintReady"]);
});
