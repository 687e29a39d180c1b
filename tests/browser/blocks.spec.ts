import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";

test.use({ feed: calm, expectedErrors: /409|ERR_|Failed to load/ });

test("a system in two blocks with a banker is placed with an amount for each, and its blocks are in the open bets [coupon-008] [coupon-014] [coupon-045]", async ({
  page,
  app,
  axe,
}, info) => {
  const picks = (await footballPicks(app, "live")).slice(0, 6);
  expect(picks).toHaveLength(6);
  await haveSession(page, app.url);
  for (const { outcomeId, coef } of picks) await app.control({ setPrice: { outcomeId, coef } });
  for (const pick of picks) await pickOn(page, pick);
  await page.goto("/en/coupon");
  await page.getByRole("tab", { name: "System" }).tap();
  await page.getByRole("button", { name: "Split into blocks" }).tap();
  const sizes = page.getByRole("group", { name: "Size of the system" });
  // Three of each block: three pairs, or the block as one express.
  await expect(sizes.getByRole("button")).toHaveText(["26 combinations", "32 combinations"]);
  const pickers = page.getByRole("group", { name: /^Block of / });
  await expect(pickers).toHaveCount(6);

  // A block with one bet fills no combination: the button says which, and mends it.
  await pickers.nth(5).getByRole("button", { name: "Block 3" }).tap();
  await expect(page.getByText("Block 3 needs 1 more bet.")).toBeVisible();
  await axe();
  await press(page.getByRole("button", { name: "Dissolve block 3" }));
  await expect(pickers.nth(5).getByRole("button", { name: "Block 1" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const banker = page.getByRole("button", { name: `Banker: ${picks[0]?.outcome}`, exact: true });
  await banker.first().tap();
  await expect(pickers).toHaveCount(5);
  await expect(sizes.getByRole("button", { pressed: true })).toHaveText("24 combinations");

  await page.getByRole("spinbutton", { name: "Amount of block 1" }).fill("7");
  await page.getByRole("spinbutton", { name: "Amount of block 2" }).fill("0.1");
  await expect(page.getByText(/€0\.50/).first()).toBeVisible();
  await page.getByRole("spinbutton", { name: "Amount of block 2" }).fill("3");
  await expect(page.getByText("€10.00").first()).toBeVisible();
  await settled(page);
  await axe();
  await looksRight(page, axe);
  await page.reload();
  await expect(pickers).toHaveCount(5);
  await page.getByRole("spinbutton", { name: "Amount of block 1" }).fill("7");
  await page.getByRole("spinbutton", { name: "Amount of block 2" }).fill("3");
  await settled(page);
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  await expect(page.getByText(/System in 2 blocks, No\. \d/)).toBeVisible();
  await page.getByRole("link", { name: "To open bets" }).click();
  const card = page.getByRole("article").filter({ hasText: "System in 2 blocks" });
  await expect(card).toContainText("Block 1, €7.00");
  await expect(card).toContainText("Block 2, €3.00");
  await settled(page);
  await looksRight(page, axe);
  await verifyVisit(page, info, ["BlocksChosen", "BlockAmountsChanged", "CouponPlaced"]);
});
