import type { Page } from "@playwright/test";
import type { Contender, TapKind } from "./contenders.ts";
import type { Visitor } from "./visitor.ts";

/** Ten taps as a player makes them; the sheet is closed before the page under it is tapped again. */
const round: readonly TapKind[] = [
  "odds",
  "odds",
  "sheet",
  "back",
  "odds",
  "tab",
  "odds",
  "odds",
  "tab",
  "odds",
];
const betweenMs = 400;

export type Tapped = {
  readonly kind: TapKind;
  /** From the finger to the next paint, ms. */
  readonly ms: number;
  /** Of these: before the page began with the event, and in its handlers. */
  readonly waited: number;
  readonly worked: number;
};

export type TapRun = {
  readonly taps: readonly Tapped[];
  readonly frames: readonly number[];
  readonly shift: number;
  readonly moves: readonly string[];
  /** Means for one tap: how often, and ms. */
  readonly styles: number;
  readonly layouts: number;
  readonly script: number;
  readonly styleMs: number;
  readonly layoutMs: number;
};

/** Taps `count` times and reports what each took. The counters include whatever else the page did meanwhile. */
export async function tapAll(
  visitor: Visitor,
  { targets, empty }: Contender,
  count: number,
): Promise<TapRun> {
  const { page } = visitor;
  const before = await visitor.counters();
  const { shift, ...had } = await page.evaluate(() => {
    const { frames, moves, shift } = window.speedSeen;
    return { frames: frames.length, moves: moves.length, shift };
  });
  const taps: Tapped[] = [];
  for (let at = 0; at < count; at += 1) {
    const kind = round[at % round.length] ?? "odds";
    // The taps before may have taken every pick back.
    if (kind === "sheet" && empty !== undefined) await pickFor(page, empty, targets.odds, at);
    const place = await placeOf(page, targets[kind], at);
    const since = await page.evaluate(() => performance.now());
    await page.touchscreen.tap(place.x, place.y);
    await page.waitForTimeout(betweenMs);
    taps.push({ kind, ...(await interactionSince(page, since)) });
  }
  const after = await visitor.counters();
  const seen = await page.evaluate(() => window.speedSeen);
  const each = (name: string, unit = 1) =>
    (((after[name] ?? 0) - (before[name] ?? 0)) / count) * unit;
  return {
    taps,
    frames: seen.frames.slice(had.frames),
    shift: seen.shift - shift,
    moves: seen.moves.slice(had.moves),
    styles: each("RecalcStyleCount"),
    layouts: each("LayoutCount"),
    script: each("ScriptDuration", 1000),
    styleMs: each("RecalcStyleDuration", 1000),
    layoutMs: each("LayoutDuration", 1000),
  };
}

/** Taps prices, unmeasured, until something is picked. */
async function pickFor(page: Page, empty: string, odds: string, at: number) {
  for (let next = at; (await page.locator(empty).count()) > 0; next += 1) {
    const place = await placeOf(page, odds, next);
    await page.touchscreen.tap(place.x, place.y);
    await page.waitForTimeout(betweenMs);
  }
}

/** The middle of the `at`-th of these elements that a finger reaches, once nothing that it lies in moves. */
async function placeOf(page: Page, selector: string, at: number) {
  const found = await page
    .waitForFunction(
      ([selector, at]) => {
        const moving = document.getAnimations().flatMap(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return target === null ? [] : [target];
        });
        const places = [...document.querySelectorAll(selector)].flatMap((element) => {
          // To ask where something is whose content is skipped would lay it out, which no player's finger does.
          if (!element.checkVisibility({ contentVisibilityAuto: true })) return [];
          const { x, y, width, height } = element.getBoundingClientRect();
          const middle = { x: x + width / 2, y: y + height / 2 };
          const hit = document.elementFromPoint(middle.x, middle.y);
          const isStill = !moving.some((one) => one !== element && one.contains(element));
          return isStill && hit !== null && element.contains(hit) ? [middle] : [];
        });
        const place = places[at % places.length];
        const { x, y } = place ?? { x: 0, y: 0 };
        const before: unknown = Reflect.get(window, "lastPlace");
        Reflect.set(window, "lastPlace", `${x} ${y}`);
        return before === `${x} ${y}` ? place : undefined;
      },
      [selector, at] as const,
    )
    .catch(() => null);
  const place = await found?.jsonValue();
  if (place === undefined) throw new Error(`nothing to tap: ${selector}, at ${page.url()}`);
  return place;
}

/** An interaction below the browser's threshold of 16 ms is not reported; it counts as 8. */
async function interactionSince(page: Page, since: number) {
  const found = await page.evaluate(
    (since) =>
      Object.values(window.speedSeen.interactions)
        .filter(({ at }) => at >= since - 50)
        .sort((one, two) => two.ms - one.ms)[0],
    since,
  );
  return found ?? { ms: 8, waited: 0, worked: 0 };
}
