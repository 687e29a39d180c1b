import { weighed } from "../../tools/check/budget.ts";
import { expect, test } from "./fixture.ts";
import { settled } from "./settled.ts";

test("the first load of home fetches no script that the byte budgets leave out", async ({
  page,
}) => {
  const scripts: string[] = [];
  const encodings = new Set<string | null>();
  page.on("response", async (answer) => {
    const isLarge = /\/(first|ground|react)-[^/]*\.(js|css)$/.test(answer.url());
    if (isLarge) encodings.add(await answer.headerValue("content-encoding"));
  });
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname.slice(1));
  });
  // Other scripts load some seconds after the page; its clock does not reach them.
  const now = Date.now();
  await page.clock.install({ time: now - 3_600_000 });
  await page.clock.pauseAt(now);
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await settled(page);
  const known = (await weighed("dist")).flat();
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((script) => !known.includes(script))).toEqual([]);
  // A browser evaluates each of them in a task of its own.
  for (const piece of ["react", "ground", "first"])
    expect(scripts).toContainEqual(expect.stringMatching(`^assets/${piece}-`));
  // As packed by the build.
  expect([...encodings]).toEqual(["br"]);
});
