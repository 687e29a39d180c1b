import { type Manner, manners } from "../../server/http/manners.ts";
import { type Pick, footballPicks } from "./feed.ts";
import { expect, test } from "./fixture.ts";
import { fillSignIn } from "./player.ts";

// A read that is put off is an error to the browser's console.
test.use({ feed: { speed: 1 }, expectedErrors: /status of 429|fingerprint\/script\.js/ });

let pick: Pick;
test.beforeEach(async ({ app }) => {
  await app.control({ manner: null });
  const [first] = await footballPicks(app, "live");
  if (first === undefined) throw new Error("the feed has no live football match");
  pick = first;
});
test.afterEach(({ app }) => app.control({ manner: null }));

const unread: readonly Manner[] = ["unknown", "odd"];

for (const manner of manners) {
  test(`home, live list, match, sign-in and history at a backend that answers in this manner: ${manner}`, async ({
    app,
    page,
  }) => {
    await app.control({ manner });
    await page.goto("/en");
    await expect(
      page
        .getByRole("main")
        .getByRole("group", { name: / against / })
        .first(),
    ).toBeVisible();

    await page.getByRole("link", { name: "Live", exact: true }).first().tap();
    await expect(page).toHaveURL(/\/en\/section\/live/);
    await expect(
      page
        .getByRole("main")
        .getByRole("group", { name: / against / })
        .first(),
    ).toBeVisible();

    await page.goto(pick.path);
    await expect(
      page.getByRole("main").getByRole("button", { pressed: false }).first(),
    ).toBeVisible();

    await page.goto("/en/office/history");
    await expect(page).toHaveURL(/\/en\/app\/authorization$/);
    await fillSignIn(page);
    await expect(page).toHaveURL(/\/en\/office\/history$/);
    await expect(page.getByRole("tablist", { name: "Status" })).toBeVisible();
    await expect(page.getByText("This part did not load")).toHaveCount(0);
    if (unread.includes(manner)) await expect(page.getByRole("article").first()).toBeVisible();
  });
}
