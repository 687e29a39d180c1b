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
    name: "a game of a third party stays on its page in the pause after a reality check",
    file: "src/views/shell/RemoteSection.tsx",
    find: "const isHere = closed === null;",
    put: 'const isHere = closed !== "unknown";',
    tests: ["tests/browser/rulesPauseGame.spec.ts"],
  },
  {
    name: "a route of games is open in the pause after a reality check",
    file: "src/events/navigation/routes/games.ts",
    find: 'section: "toto", group: "toto-name", isGame: true }',
    put: 'section: "toto", group: "toto-name" }',
    tests: ["tests/events/gameClosed.test.ts"],
  },
  {
    name: "a game is open until the server has told of the pause of another device",
    file: "src/events/limits/gameClosed.ts",
    find: 'isPauseUnknown(state) ? "unknown" : playClosedTo(state, 0)',
    put: "playClosedTo(state, 0)",
    tests: ["tests/events/gameClosed.test.ts"],
  },
  {
    name: "the coupon above its button has no help line",
    file: "src/views/sections/coupon/CouponPage.tsx",
    find: "{(hasDock || hasMessages) && <HelpLine",
    put: "{!hasDock && <HelpLine",
    tests: ["tests/browser/helpLine.spec.ts"],
  },
  {
    name: "a page without a frame has no help line",
    file: "src/views/shell/layouts/EmptyLayout.tsx",
    find: "    <HelpFoot />\n",
    put: "",
    tests: ["tests/views/helpLineRoutes.test.tsx"],
  },
  {
    name: "the evidence of another build's log says what was on screen without a restriction",
    file: "tools/evidence/screens.ts",
    find: '["diff", "--quiet", commit, "--", "src"]',
    put: '["rev-parse", commit]',
    tests: ["tests/tools/evidenceScreens.test.ts"],
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
