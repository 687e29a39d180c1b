import { weighed } from "../../tools/check/budget.ts";
import { expect, test } from "./fixture.ts";

test("the first load of home fetches no script that the byte budgets leave out", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname.slice(1));
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const known = (await weighed("dist")).flat();
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((script) => !known.includes(script))).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on home in ${colorScheme}`, async ({ page, axe }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    await expect(page.locator(".shell")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    await axe();
  });
}
