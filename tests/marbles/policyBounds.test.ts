import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rules } from "../../src/catalogue.ts";
import { figureSentence, figuresOf } from "../../src/epics/rules/figure.ts";
import { edgesOf, SiteConfigBody } from "../../src/events/shell/index.ts";
import { decode } from "../../src/codec/codec.ts";
import { decodeAnswer } from "../../src/codec/tolerant.ts";
import { parameter, type Rule, rule as makeRule } from "../../src/epics/rules/rule.ts";
import { answers } from "../kit/replies.ts";
import { lanesOf } from "../kit/timeline.ts";
import { play } from "../kit/play.ts";
import { rule } from "../kit/rule.ts";
import { START_AT } from "../kit/world.ts";
import { RulesStated } from "../../src/events/runtime/events.ts";
import { verify } from "../../src/infra/replay/verify.ts";
import { fileLines, fromLines, replayedApp } from "../replay/replayKit.ts";
import { siteConfig } from "../kit/site.ts";

/** `hiddenMs` can be set by the site config; `shownMs` only by the catalogue and the pack. */
const PAUSE = makeRule({
  id: "PAUSE",
  ledger: [],
  parameters: {
    hiddenMs: {
      unit: "ms",
      fallback: 30_000,
      from: ({ polling }) => polling?.pauseHiddenMs,
      clamp: [1_000, 60_000],
    },
    shownMs: { unit: "ms", fallback: 10_000 },
  },
});
const bare = { site: siteConfig.site, languages: siteConfig.languages };

type Bound = { atLeast?: number; atMost?: number };
const only = (value: number): Bound => ({ atLeast: value, atMost: value });
const law = (bounds: Record<string, Bound>, figures: Record<string, number> = {}) => ({
  policy: { id: "XX", figures, bounds },
});

describe("a bound of the policy pack", () => {
  const hidden = (bound: Bound, pauseHiddenMs: number) =>
    parameter(PAUSE, "hiddenMs", {
      ...bare,
      polling: { ...siteConfig.polling, pauseHiddenMs },
      ...law({ "PAUSE.hiddenMs": bound }),
    });
  it.each([
    ["at least, below", { atLeast: 20_000 }, 19_999, 20_000],
    ["at least, exactly", { atLeast: 20_000 }, 20_000, 20_000],
    ["at least, above", { atLeast: 20_000 }, 20_001, 20_001],
    ["at most, below", { atMost: 40_000 }, 39_999, 39_999],
    ["at most, exactly", { atMost: 40_000 }, 40_000, 40_000],
    ["at most, above", { atMost: 40_000 }, 40_001, 40_000],
    ["both, below", { atLeast: 20_000, atMost: 40_000 }, 1, 20_000],
    ["both, above", { atLeast: 20_000, atMost: 40_000 }, 90_000, 40_000],
    ["fixed, below", only(25_000), 24_999, 25_000],
    ["fixed, above", only(25_000), 25_001, 25_000],
    ["stricter than it the rule's own, below", { atLeast: 500 }, 600, 1_000],
    ["stricter than it the rule's own, above", { atMost: 70_000 }, 65_000, 60_000],
  ])("holds whatever the site config says: %s", (_side, bound, asked, inForce) => {
    expect(hidden(bound, asked)).toBe(inForce);
  });
  it("holds for the pack's own figure, and for the rule's default", () => {
    const bounds = { "PAUSE.shownMs": { atMost: 8_000 } };
    expect(parameter(PAUSE, "shownMs", { ...bare, ...law(bounds) })).toBe(8_000);
    const figures = { "PAUSE.shownMs": 9_000 };
    expect(parameter(PAUSE, "shownMs", { ...bare, ...law(bounds, figures) })).toBe(8_000);
    expect(parameter(PAUSE, "hiddenMs", { ...bare, ...law(bounds) })).toBe(30_000);
  });
  it("lets no figure in force out of the bounds of any layer that agree", () => {
    const ms = fc.integer({ min: 0, max: 120_000 });
    const bound = fc.oneof(
      ms.map(only),
      ms.map((atLeast): Bound => ({ atLeast })),
      ms.map((atMost): Bound => ({ atMost })),
      fc.tuple(ms, ms).map(([a, b]) => ({ atLeast: Math.min(a, b), atMost: Math.max(a, b) })),
    );
    const own = fc.tuple(ms, ms).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    const asked = fc.option(fc.oneof(ms, fc.constant(Number.NaN)), { nil: undefined });
    fc.assert(
      fc.property(own, bound, asked, asked, ms, (clamp, pack, site, figure, fallback) => {
        const any = makeRule({
          id: "ANY",
          ledger: [],
          parameters: { ms: { unit: "ms", fallback, from: () => site, clamp } },
        });
        const figures = figure === undefined ? {} : { "ANY.ms": figure };
        const config = { ...bare, ...law({ "ANY.ms": pack }, figures) };
        const value = parameter(any, "ms", config);
        const [least, most] = edgesOf(pack);
        expect(value).toBeGreaterThanOrEqual(clamp[0]);
        expect(value).toBeLessThanOrEqual(clamp[1]);
        // Where the two contradict each other, the rule cannot do what the pack asks.
        if (least <= clamp[1]) expect(value).toBeGreaterThanOrEqual(least);
        if (most >= clamp[0]) expect(value).toBeLessThanOrEqual(most);
        expect(figuresOf(any, config)[0]?.value).toBe(value);
      }),
    );
  });
  it("holds for every parameter of every rule", () => {
    for (const entry of rules as readonly Rule[])
      for (const [name, { clamp = [0, Number.POSITIVE_INFINITY] }] of Object.entries(
        entry.parameters,
      )) {
        const value = Math.min(clamp[0] + 7, clamp[1]);
        const config = { ...siteConfig, ...law({ [`${entry.id}.${name}`]: only(value) }) };
        expect([entry.id, name, parameter(entry, name, config)]).toEqual([entry.id, name, value]);
      }
  });
});

describe("the layer of a figure", () => {
  const sentences = (config: SiteConfigBody | null) =>
    figuresOf(PAUSE, config).map((figure) => figureSentence(figure, config?.policy?.id));
  it("is named: the default, the site or the pack", () => {
    expect(sentences(null)).toEqual([
      "hiddenMs: 30 s, from the rule's default.",
      "shownMs: 10 s, from the rule's default.",
    ]);
    const figures = { "PAUSE.shownMs": 4_000 };
    expect(sentences({ ...siteConfig, ...law({}, figures) })).toEqual([
      "hiddenMs: 30 s, from the site config.",
      "shownMs: 4 s, from the pack.",
    ]);
  });
  it("is named with the bound that changed it", () => {
    const at = (pauseHiddenMs: number, bound: Bound) =>
      sentences({
        ...bare,
        polling: { ...siteConfig.polling, pauseHiddenMs },
        ...law({ "PAUSE.hiddenMs": bound }),
      })[0];
    expect(at(50_000, { atMost: 40_000 })).toBe(
      'hiddenMs: 40 s. The site config says 50 s; the pack "XX" allows at most 40 s.',
    );
    expect(at(5_000, { atLeast: 20_000 })).toBe(
      'hiddenMs: 20 s. The site config says 5 s; the pack "XX" allows at least 20 s.',
    );
    expect(at(5_000, only(20_000))).toBe(
      'hiddenMs: 20 s. The site config says 5 s; the pack "XX" allows only 20 s.',
    );
    expect(at(90_000, { atMost: 80_000 })).toBe(
      "hiddenMs: 1 min. The site config says 1.5 min; the rule allows at most 1 min.",
    );
    expect(at(90_000, { atMost: 60_000 })).toContain('the pack "XX" allows');
  });
});

describe("a pack that cannot be read in part", () => {
  const read = (bounds: unknown, figures: unknown = { "IDLE.warnMs": 5 }) =>
    decodeAnswer(SiteConfigBody, { ...siteConfig, policy: { id: "XX", figures, bounds } });
  const good = { "IDLE.idleMs": { atMost: 1_800_000 } };
  it.each([
    ["a text for a number", { atMost: "30 min" }, "policy.bounds.POLL.liveMs.atMost"],
    ["a least above the most", { atLeast: 2, atMost: 1 }, "policy.bounds.POLL.liveMs"],
    ["a negative most", { atMost: -1 }, "policy.bounds.POLL.liveMs"],
    ["no object", 7, "policy.bounds.POLL.liveMs"],
  ])("is used without the bad bound, which is named: %s", (_what, bad, path) => {
    const found = read({ ...good, "POLL.liveMs": bad });
    expect(found).toMatchObject({ tag: "ok", leftOut: { count: 1 } });
    if (found.tag === "bad") return;
    expect(found.leftOut?.detail).toContain(`${path}: expected`);
    expect(found.value.policy).toEqual({ id: "XX", figures: { "IDLE.warnMs": 5 }, bounds: good });
  });
  it("keeps its bounds when a plain figure is bad, and the other way round", () => {
    const found = read(good, { "IDLE.warnMs": "soon", "POLL.liveMs": 4_000 });
    expect(found).toMatchObject({
      value: { policy: { figures: { "POLL.liveMs": 4_000 }, bounds: good } },
      leftOut: { detail: "policy.figures.IDLE.warnMs: expected finite number, found text of 4" },
    });
    expect(read("none")).toMatchObject({ value: { policy: { figures: { "IDLE.warnMs": 5 } } } });
  });
  it("is refused whole in a log, where nothing may be left out", () => {
    const policy = { id: "XX", figures: {}, bounds: { "POLL.liveMs": { atLeast: 2, atMost: 1 } } };
    expect(decode(SiteConfigBody, { ...siteConfig, policy }).tag).toBe("bad");
  });
});

describe("a bound of a rule of the product", () => {
  const idleSite = (minutes: number, bound: Bound) => ({
    ...siteConfig,
    idle: { isEnabled: true, minutes },
    ...law({ "IDLE.idleMs": bound }),
  });
  rule("signs an idle player out no later than its bound, however long the site allows", {
    isPlayer: true,
    server: { SiteConfig: answers(idleSite(60, { atMost: 1_800_000 })) },
    watch: "IdleWarned SignOutRequested",
    expect: "29m IdleWarned 1m SignOutRequested",
    for: "61m",
  });
  rule("leaves the site's stricter time as it is", {
    isPlayer: true,
    server: { SiteConfig: answers(idleSite(10, { atMost: 1_800_000 })) },
    watch: "IdleWarned SignOutRequested",
    expect: "9m IdleWarned 1m SignOutRequested",
    for: "61m",
  });
  it("is in the log with its bound, so that the visit replays to the same timeline", () => {
    const timeline = { isPlayer: true, watch: "SignOutRequested", expect: "", for: "31m" };
    const server = { SiteConfig: answers(idleSite(60, { atMost: 1_800_000 })) };
    const { events } = play({ ...timeline, server }, lanesOf({ ...timeline, server }));
    // Signing out reloads the page, which starts another visit.
    const all = events.map(({ entry }) => entry);
    const entries = all.slice(
      0,
      all.findIndex(({ seq }, index) => index > 0 && seq === 1),
    );
    expect(entries.at(-1)?.at).toBe(START_AT + 1_800_000);
    const stated = entries.flatMap((entry) =>
      RulesStated.is(entry) && "IDLE.idleMs" in entry.data.parameters
        ? [entry.data.parameters["IDLE.idleMs"]]
        : [],
    );
    expect([...new Set(stated)]).toEqual([1_800_000]);
    const { difference, verifiedSeq } = verify(fromLines(fileLines(entries)), replayedApp);
    expect(difference).toBeNull();
    expect(verifiedSeq).toBe(entries.length);
  });
});
