import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";
import { settled } from "./settled.ts";
import { goTo } from "./walk.ts";

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
};
/** How much of the page has moved, and which elements. */
export type Moved = { readonly share: number; readonly what: string };

/** Counts elements that move without a tap, in every document that is loaded. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved = { share: 0, what: "" };
    Reflect.set(window, "moved", moved);
    const nameOf = ({ node }: Shift["sources"][number]) =>
      `${node instanceof Element ? node.className : node?.nodeName} "${node?.textContent?.slice(0, 30)}"`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        moved.share += value;
        moved.what += `\n  ${value.toFixed(4)} ${sources.map(nameOf).join(", ")}`;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/**
 * Discards all movements so far; it waits for the frame that reports them, because a test controls the clock.
 */
export const forgetMoves = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () =>
      new Promise<void>((done) => {
        new IntersectionObserver((_seen, observer) => {
          observer.disconnect();
          done();
        }).observe(document.documentElement);
      });
    await frame();
    await frame();
    Object.assign(Reflect.get(window, "moved"), { share: 0, what: "" });
  });

export const movedOn = (page: Page): Promise<Moved> =>
  page.evaluate(() => Reflect.get(window, "moved") as Moved);

export type Standing = {
  /** Where the page is, and what it shows. */
  readonly path: string;
  readonly status: string | null;
  readonly text: string;
  /** Every address that the page links to, as written there. */
  readonly links: readonly string[];
  /** Links to a fragment that does not exist on this page. */
  readonly lost: readonly string[];
};

export const standing = (page: Page): Promise<Standing> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll("a")].map((a) => a.getAttribute("href") ?? "");
    return {
      path: location.pathname,
      status: document.documentElement.getAttribute("data-status"),
      text: document.querySelector("main")?.textContent ?? "",
      links: [...new Set(links)],
      lost: links.filter(
        (href) => href.startsWith("#") && document.getElementById(href.slice(1)) === null,
      ),
    };
  });

/**
 * Scrolls through the page screen by screen until it grows no more, and back to its top: parts that load near the
 * screen are there afterwards.
 */
export async function scrollThrough(page: Page): Promise<void> {
  let seen = 0;
  for (;;) {
    const height = await page.evaluate(async (from) => {
      const { innerHeight, document: own } = window;
      const end = () => own.documentElement.scrollHeight - innerHeight;
      // What is near the screen is told at a frame; the test controls the clock, so this waits as the page does.
      const frame = () =>
        new Promise<void>((done) => {
          new IntersectionObserver((_seen, observer) => {
            observer.disconnect();
            done();
          }).observe(own.documentElement);
        });
      for (let top = from; top < end(); ) {
        top = Math.min(top + innerHeight, end());
        window.scrollTo({ top, behavior: "instant" });
        await frame();
      }
      return end();
    }, seen);
    // Most pages are no higher than the screen, and most of the others do not grow.
    if (height <= seen) break;
    await settled(page);
    seen = height;
  }
  if (seen > 0) await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}

/** An address that was built from a missing value. */
export const isBroken = (href: string): boolean =>
  href === "" || href === "#" || /\*|undefined|null|NaN|\[object|\{|\}|%7B|javascript:/.test(href);

/** Elements that can be pressed and are not selected yet; all prices count as one kind. */
const pressable =
  'button:not(:disabled, [aria-disabled="true"], [aria-selected="true"], [aria-checked="true"][role="radio"])';

/**
 * Kinds of pressable elements in the page: one per name, but one for all prices and one for all disclosures.
 */
const kindsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const kindOf = (button: Element) => {
      const name = button.getAttribute("aria-label") ?? button.textContent ?? "";
      if (button.hasAttribute("aria-expanded")) return "what unfolds";
      if (/, [\d.]+(, [a-z ]+)?$/.test(name)) return "a price";
      return name.replaceAll(/\d+/g, "#").replaceAll(/\s+/g, " ").trim();
    };
    const found = [...document.querySelectorAll(selector)].filter(
      (button) =>
        button.checkVisibility() && button.closest("[inert], [aria-hidden=true]") === null,
    );
    for (const button of found) button.setAttribute("data-kind", kindOf(button));
    return [...new Set(found.map(kindOf))];
  }, pressable);

/**
 * Presses every button of the page with a new name, and returns those without an effect: no element,
 * attribute or address changed, nothing was requested from the server and nothing was saved. Text alone does
 * not count, because clocks change it. Whatever a press opens is inspected and closed again.
 */
export async function deadButtons(
  page: Page,
  path: string,
  isNew: (name: string) => boolean,
  look: (standing: Standing) => void,
): Promise<readonly string[]> {
  const dead: string[] = [];
  for (const name of (await kindsOf(page)).filter(isNew)) {
    // Earlier presses may have rendered the page again.
    await kindsOf(page);
    let outside = 0;
    const note = () => {
      outside += 1;
    };
    page.on("request", note).on("download", note).on("popup", note);
    const press = () =>
      page.evaluate((kind) => {
        const button = document.querySelector<HTMLElement>(`[data-kind="${CSS.escape(kind)}"]`);
        Reflect.set(window, "reacted", false);
        const observer = new MutationObserver(() => Reflect.set(window, "reacted", true));
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        button?.click();
        return button !== null;
      }, name);
    const pressLater = async () => {
      // The page was left and opened again without its late parts.
      await scrollThrough(page);
      await kindsOf(page);
      return press();
    };
    if ((await press()) || (await pressLater())) {
      const reacted = () =>
        page.evaluate(() => Reflect.get(window, "reacted") !== false).catch(() => true);
      try {
        await expect
          .poll(async () => outside > 0 || (await reacted()), { timeout: 5_000 })
          .toBe(true);
      } catch {
        dead.push(name);
      }
      await settled(page);
      look(await standing(page));
      await goBackTo(page, path);
    }
    page.off("request", note).off("download", note).off("popup", note);
  }
  return dead;
}

async function goBackTo(page: Page, path: string): Promise<void> {
  const isOpen = () => page.evaluate(() => document.querySelector("dialog") !== null);
  if (await isOpen()) {
    await page.keyboard.press("Escape");
    await settled(page);
  }
  const isElsewhere = new URL(page.url()).pathname !== path || new URL(page.url()).search !== "";
  const isStuck = await isOpen();
  if (!isElsewhere && !isStuck) return;
  await (isStuck ? page.goto(path) : goTo(page, path));
  await settled(page);
}
