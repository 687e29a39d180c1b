import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";

declare const axe: typeof Axe;

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page, by rule and element: by all its rules, or by these. Frames are not looked into. */
export async function axeFaults(
  page: Page,
  rules: readonly string[] = [],
): Promise<readonly string[]> {
  // Half a megabyte of source, compiled once in each document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (only) => {
    const { violations } = await axe.run({
      resultTypes: ["violations"],
      iframes: false,
      // No rule that is on reads style sheets.
      preload: false,
      ...(only.length > 0 && { runOnly: [...only] }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`,
      ),
    );
  }, rules);
}
