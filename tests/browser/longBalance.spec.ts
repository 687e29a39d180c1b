import { calm, expect, test } from "./fixture.ts";
import { haveSession } from "./player.ts";
import { settled } from "./settled.ts";

test.use({ feed: calm, viewport: { width: 360, height: 740 } });

for (const path of ["/en", "/en/section/live"])
  test(`a balance of ten digits is whole, and so is all beside it in the header, at 360 and 320 px: ${path}`, async ({
    page,
    app,
  }) => {
    await haveSession(page, app.url);
    await page.route(/\/user\/accounts(\?|$)/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace(/"money":[\d.]+/g, '"money":12345678.9')
        .replace(/"iso":"EUR"/g, '"iso":"CHF"');
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    const amount = page.getByRole("banner").getByText(/^CHF.12,345,678.90$/);
    await expect(amount).toBeVisible();
    await settled(page);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const { parts, end, cut } = await page.evaluate(() => {
        const bar = document.querySelector("[data-bar]");
        const shown = [...(bar?.querySelectorAll("a, button, [aria-hidden=true]") ?? [])]
          .filter((part) => part.closest("svg") === null && part.checkVisibility())
          .map((part) => part.getBoundingClientRect());
        return {
          parts: shown.map(({ left, right }) => ({ left, right })),
          end: bar?.clientWidth ?? 0,
          cut: [...(bar?.querySelectorAll("[role=tab] > :first-child") ?? [])]
            .filter((word) => word.scrollWidth > word.clientWidth)
            .map((word) => word.textContent),
        };
      });
      expect(cut).toEqual([]);
      for (const [index, { left, right }] of parts.entries()) {
        expect(left).toBeGreaterThanOrEqual(parts[index - 1]?.right ?? 0);
        expect(right).toBeLessThanOrEqual(end);
      }
    }
  });
