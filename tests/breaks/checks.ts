import type { Break } from "./break.ts";

/** The pause after a reality check, and the help line. */
export const checks: readonly Break[] = [
  {
    name: "a bet is taken in the pause after a reality check",
    file: "server/limits/play.ts",
    find: "  assertNoCheckPause(service, playerId);\n",
    put: "",
    tests: ["tests/server/checkPause.test.ts"],
  },
  {
    name: "the server does not tell of the pause of an earlier session",
    file: "server/limits/checkPause.ts",
    find: "return leftMs > 0 ? { pause: { leftMs } } : {};",
    put: "return leftMs < 0 ? { pause: { leftMs } } : {};",
    tests: ["tests/server/checkPause.test.ts"],
  },
  {
    name: "the app does not take up the pause that the server tells",
    file: "src/epics/reality/pause.ts",
    find: "merge(begin.run(deps), takeUp.run(deps), end.run(deps))",
    put: "merge(begin.run(deps), end.run(deps))",
    tests: ["tests/marbles/realityPauseTold.test.ts"],
  },
  {
    name: "another answer of the server moves the end of a pause",
    file: "src/epics/reality/pause.ts",
    find: "const UNDER_WAY_MS = 1_000;",
    put: "const UNDER_WAY_MS = 999;",
    tests: ["tests/marbles/realityPauseTold.test.ts"],
  },
  {
    name: "the coupon above its button has no help line",
    file: "src/views/sections/coupon/CouponPage.tsx",
    find: "{(hasDock || hasMessages) && <HelpLine",
    put: "{!hasDock && <HelpLine",
    tests: ["tests/browser/helpLine.spec.ts"],
  },
  {
    name: "the evidence passes a page without the help line",
    file: "tools/evidence/helpLines.ts",
    find: 'if (shown === undefined) return "had no help line";',
    put: "if (shown === undefined) return null;",
    tests: ["tests/tools/evidenceHelpLine.test.ts"],
  },
  {
    name: "a refused power bet does not have the limits asked for again",
    file: "src/epics/limits/refresh.ts",
    find: "filter(({ data }) => refusedByLimit.includes(data.code))",
    put: "filter(() => false)",
    tests: ["tests/marbles/powerBetRefused.test.ts"],
  },
];
