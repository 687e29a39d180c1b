import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ruleBook, rules } from "../../src/catalogue.ts";
import { rule } from "../../src/epics/rules/rule.ts";
import { parameterText } from "../../src/epics/rules/parameterText.ts";
import { pages } from "../../tools/docs/main.ts";
import { configPath, pageOf, rulesPage } from "../../tools/docs/rules.ts";
import { root } from "./workshop.ts";

describe("docs/rules.md", () => {
  it("matches the catalogue: `npm run docs` rewrites it", () => {
    for (const [file, page] of Object.entries(pages)) {
      const written = readFileSync(join(root, file), "utf8");
      expect(written === page(), `${file} differs: run \`npm run docs\``).toBe(true);
    }
  });
  it("has every rule with its parameters, its ledger rows and its reasons", () => {
    const page = rulesPage();
    for (const { id, ledger, parameters } of rules) {
      expect(page).toContain(`\n## ${id}\n`);
      for (const row of ledger) expect(page).toContain(row);
      for (const name of Object.keys(parameters)) expect(page).toContain(`\`${id}.${name}\``);
      for (const why of Object.values(ruleBook[id].notApplicable)) expect(page).toContain(why);
    }
  });
  it("shows default, site config and bounds of a parameter, and the named conditions", () => {
    const tea = rule({
      id: "TEA",
      ledger: ["polling-001"],
      parameters: {
        steepMs: {
          unit: "ms",
          fallback: 240_000,
          from: ({ polling }) => polling?.pauseHiddenMs,
          clamp: [1_000, 600_000],
        },
      },
      needs: { waterBoils: () => true },
      pauses: { guestsTalk: () => false },
      persists: ["tl.tea"],
    });
    const page = pageOf([tea], { TEA: ruleBook["POLL-PAUSE"] }, () => "with the page");
    for (const part of [
      "| [TEA](#tea) |",
      "| `TEA.steepMs` | 4 min | `polling.pauseHiddenMs` | 1 s to 10 min |",
      "| needs | `waterBoils` |",
      "| pauses while | `guestsTalk` |",
      "| kept in | `tl.tea` |",
    ]) {
      expect(page).toContain(part);
    }
  });
  it("cannot be made from a rule without a description", () => {
    const mute = rule({ id: "MUTE", ledger: [], parameters: {} });
    expect(() => pageOf([mute], {}, () => "")).toThrow("rule MUTE has no description");
  });
  it("formats a number as people write it", () => {
    const texts = [100, 1_000, 1_500, 1_250, 30_000, 60_000, 90_000, 86_400_000].map((ms) =>
      parameterText(ms, "ms"),
    );
    expect(texts).toEqual(["100 ms", "1 s", "1.5 s", "1250 ms", "30 s", "1 min", "1.5 min", "1 d"]);
    expect(parameterText(3, "count")).toBe("3");
    expect(parameterText(Number.POSITIVE_INFINITY, "ms")).toBe("no limit");
  });
  it("finds the field of the site config, also where it is part of a calculation", () => {
    expect(configPath(({ polling }) => polling?.liveMs)).toBe("polling.liveMs");
    expect(configPath(({ polling }) => (polling?.lineMs ?? 1) * 60_000)).toBe("polling.lineMs");
  });
});
