import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";

/** How wide the page is compared with how wide it may be. */
const widths = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });

/** Truncated names, buttons and tabs. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("a, button, [role=tab], h1, h2, h3")]
      .flatMap((element) => [element, ...element.querySelectorAll("*")])
      .filter((element) => {
        const isShort = getComputedStyle(element).textOverflow === "ellipsis";
        return isShort && element.checkVisibility() && element.scrollWidth > element.clientWidth;
      })
      .map(
        (element) =>
          `${element.className}: ${element.textContent || element.getAttribute("data-label")}`,
      ),
  );

/** Words of titles and tables that break within themselves although they would fit on a line of their own. */
const brokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, th, td")]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          for (const { 0: word, index } of (text.textContent ?? "").matchAll(
            /[^\s\-–—/·]{2,14}/gu,
          )) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) words.push(word);
          }
        }
        return words;
      }),
  );

/**
 * Controls, titles, sums and cells of tables that reach beyond the page, and are in nothing that scrolls there. The page clips
 * them, so its own width does not tell.
 */
export const beyondThePage = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      const { parentElement: box } = element;
      if (box === null) return false;
      const isRail =
        box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX === "auto";
      return isRail || scrolls(box);
    };
    return [...document.querySelectorAll("button, a, input, h1, h2, h3, dt, dd, th, td")]
      .filter((element) => element.checkVisibility() && element.closest(".vh") === null)
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const end = document.documentElement.clientWidth + 1;
        return width > 1 && (left < -1 || right > end) && !scrolls(element);
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`);
  });

/**
 * Makes colours change at once: a transition starts with the frame that applies the new scheme, and below the
 * fold, where nothing is rendered, only when the element is scrolled into view.
 */
async function paint(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.locator("html").evaluate((html) => html.style.setProperty("--duration-fast", "0s"));
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/**
 * Checks what is open now in light and dark, on a narrow phone, right to left, and with text of twice the
 * size; then restores it. Dark mode differs in colours only, so only they are checked again.
 */
export async function looksRight(
  page: Page,
  axe: (...rules: readonly string[]) => Promise<void>,
): Promise<void> {
  await paint(page, "light");
  await axe();
  await paint(page, "dark");
  await axe("color-contrast");
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await widths(page), "at 360 px").toEqual({ scrollWidth: 360, clientWidth: 360 });
  const root = page.locator("html");
  await root.evaluate((html) => html.setAttribute("dir", "rtl"));
  expect(await widths(page), "from right to left").toEqual({ scrollWidth: 360, clientWidth: 360 });
  await root.evaluate((html) => html.setAttribute("dir", "ltr"));
  await page.setViewportSize({ width: 390, height: 844 });
  await root.evaluate((html) => html.style.setProperty("font-size", "200%"));
  expect(await widths(page), "at 200 %").toEqual({ scrollWidth: 390, clientWidth: 390 });
  expect(await cutOff(page), "cut off at 200 %").toEqual([]);
  expect(await brokenWords(page), "broken within words at 200 %").toEqual([]);
  expect(await beyondThePage(page), "beyond the page at 200 %").toEqual([]);
  await root.evaluate((html) => html.style.removeProperty("font-size"));
}
