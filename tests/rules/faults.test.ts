import { beforeAll, describe, expect, it } from "vitest";
import { ruleBook, type RuleId, rules } from "../../src/catalogue.ts";
import { edges, type Edge } from "../../src/epics/descriptions/edges.ts";
import { tagText } from "../../tools/rules/tags.ts";
import type { faults as Faults } from "../kit/faults.ts";
import { collectTests, type TaggedTest } from "./collect.ts";
import { outcomesOf, redCells } from "./outcomes.ts";

/** These wait for nothing, or in a port. */
const withoutTimers: readonly RuleId[] = [
  "TOKEN-SHARE",
  "TOKEN-RETRY",
  "CONVERT-REMINDER",
  "REFERRAL",
];
/**
 * Their timelines with the clock set forward have nothing that makes the page check before the time is up.
 */
const forwardWithoutLook: readonly RuleId[] = [
  "BLOCK-CHECK",
  "REDIRECT-SERVICE",
  "AGE-CONSENT",
  "CHUNK-RELOAD",
  "SECTION-REFRESH",
  "IDLE-ACTIVITY",
  "LIMITS-RETRY",
  "ACCOUNT-POLL",
  "RESIZE",
  "SECTION-HEALTH",
];

const isApplicable = (rule: RuleId, edge: Edge): boolean =>
  ruleBook[rule].notApplicable[edge] === undefined;
const allOf = (edge: Edge, ...except: readonly RuleId[]): readonly string[] =>
  rules
    .filter(({ id }) => isApplicable(id, edge) && !except.includes(id))
    .map(({ id }) => tagText({ rule: id, edge }));
const rowOf = (rule: RuleId): readonly string[] =>
  edges.filter((edge) => isApplicable(rule, edge)).map((edge) => tagText({ rule, edge }));

// Which cells must turn red, and no others, when something is broken on purpose.
describe("a seeded fault", { timeout: 120_000 }, () => {
  let tests: readonly TaggedTest[];
  let faults: typeof Faults;
  beforeAll(async () => {
    tests = await collectTests();
    ({ faults } = await import("../kit/faults.ts"));
  }, 60_000);

  async function redWith(name: keyof typeof Faults): Promise<readonly string[]> {
    const undo = faults[name]();
    try {
      return redCells(await outcomesOf(tests));
    } finally {
      undo();
    }
  }

  it("in the wake check turns sleep and forward clocks red", async () => {
    const red = await redWith("wake");
    const of = (edge: Edge) => red.filter((cell) => cell.endsWith(`:${edge}}`));
    expect(of("sleep")).toEqual(allOf("sleep", ...withoutTimers));
    expect(of("forward")).toEqual(allOf("forward", ...withoutTimers, ...forwardWithoutLook));
    // Two tabs of which one was frozen.
    expect(of("tab2")).toEqual(["{IDLE:tab2}", "{REALITY:tab2}"]);
    expect(red.filter((cell) => !/:(sleep|forward|tab2)\}$/.test(cell))).toEqual([]);
  });

  it("in the pause of polls turns the pause of POLL red", async () => {
    expect(await redWith("pause")).toEqual(["{POLL:pause}", "{POLL:resume}"]);
  });

  it("in the activity throttle turns the rules that use activity red", async () => {
    expect(await redWith("throttle")).toEqual([
      "{IDLE:reset}",
      "{IDLE:tab2}",
      ...rowOf("IDLE-ACTIVITY"),
      "{IDLE-MEDIA:reset}",
      ...rowOf("TAB-ACTIVITY"),
    ]);
  });
});
