import type { Break } from "./break.ts";

export const folds: readonly Break[] = [
  {
    name: "the total price of an express is rounded down",
    file: "src/events/money/winnings.ts",
    find: "(2n * product + scale) / (2n * scale)",
    put: "product / scale",
    tests: ["tests/events/winnings.test.ts"],
  },
  {
    name: "an outcome that is gone can be bet on",
    file: "src/events/coupon/selectors.ts",
    find: 'if (state === outcomeState.gone) return "gone";',
    put: "",
    tests: ["tests/events/couponTotals.test.ts"],
  },
  {
    name: "after a reload a bet that is on its way is forgotten, and can be placed twice",
    file: "src/events/coupon/state.ts",
    find: 'placement: { tag: "unknown", key',
    put: 'placement: { tag: "editing", key',
    tests: ["tests/events/coupon.test.ts"],
  },
  {
    name: "a suspended outcome stays open when its price has not moved",
    file: "src/events/sports/applyAnswer.ts",
    find: "if (coef === before.coef) return { ...before, state };",
    put: "if (coef === before.coef) return before;",
    tests: ["tests/events/sports.test.ts"],
  },
  {
    name: "a raised limit is put to the player as a lower one",
    file: "src/events/limits/selectors.ts",
    find: "pending.limitValue < (inForce?.limitValue ?? NO_DEPOSIT_LIMIT)",
    put: "pending.limitValue > (inForce?.limitValue ?? NO_DEPOSIT_LIMIT)",
    tests: ["tests/events/limits.test.ts"],
  },
  {
    name: "one-click stays on for the next player after an idle log-out",
    file: "src/events/oneClick/selectors.ts",
    find: 'reason === "start" || reason === "expired"',
    put: 'reason !== "player" && reason !== "tab"',
    tests: ["tests/events/oneClick.test.ts"],
  },
  {
    name: "the calculator pays a returned outcome at its price",
    file: "src/events/content/calculator.ts",
    find: '(result === "returned" ? 1 : coef)',
    put: "coef",
    tests: ["tests/events/calculator.test.ts"],
  },
  {
    name: "a banned player goes wherever they like",
    file: "src/events/player/guards.ts",
    find: "rights.banLevel <= 0",
    put: "rights.banLevel >= 0",
    tests: ["tests/routes/guardsOfPlayers.test.ts"],
  },
  {
    name: "search engines list a page that says noindex",
    file: "src/events/seo/robots.ts",
    find: '["noindex", "none"]',
    put: '["none"]',
    tests: ["tests/events/seoRobots.test.ts"],
  },
];

export const deciders: readonly Break[] = [
  {
    name: "a tap adds an outcome that is suspended",
    file: "src/commands/coupon.ts",
    find: "if (outcome.state !== outcomeState.open)",
    put: "if (outcome.state < 0)",
    tests: ["tests/commands/coupon.test.ts"],
  },
  {
    name: "a coupon goes out whatever stands in its way: locks, bounds, money",
    file: "src/commands/placement.ts",
    find: "if (first !== undefined) return refuse(first);",
    put: "",
    tests: ["tests/commands/placement.test.ts"],
  },
  {
    name: "a player chooses a form of odds that the site does not allow",
    file: "src/commands/preferences.ts",
    find: "!isAllowed(coefViewId, allowed) || ",
    put: "",
    tests: ["tests/commands/settings.test.ts"],
  },
  {
    name: "the account of bonus money becomes the active one",
    file: "src/commands/account.ts",
    find: "account.isActive || account.type === accountTypes.bonus",
    put: "account.isActive",
    tests: ["tests/commands/account.test.ts"],
  },
  {
    name: "a letter is ordered about the account of somebody else",
    file: "src/commands/historyOrders.ts",
    find: 'if (!isOwn(state, accountId)) return refuse("no_account");',
    put: "",
    tests: ["tests/commands/historyOrders.test.ts"],
  },
];

export const epics: readonly Break[] = [
  {
    name: "the page shows a player whose session has ended",
    file: "src/epics/player/authRefresh.ts",
    find: "result.left.status === 401",
    put: "result.left.status === 403",
    tests: ["tests/marbles/authRefresh.test.ts"],
  },
  {
    name: "a fault of the server is received as a refusal of the bet",
    file: "src/epics/placement/placeAnswer.ts",
    find: "status < 500",
    put: "status < 600",
    tests: ["tests/marbles/placeCheck.test.ts"],
  },
  {
    name: "a player who is active in another tab is signed out as idle",
    file: "src/epics/idle/idle.ts",
    find: "(deps.state().idle.activeAt === activeAt ? logOff() : EMPTY)",
    put: "logOff()",
    tests: ["tests/marbles/idleLife.test.ts"],
  },
  {
    name: "a session goes on when its limit has run out",
    file: "src/epics/limits/sessionLimit.ts",
    find: "if (deps.state().limits.session?.leftMs === 0) return end();",
    put: "if (deps.state().limits.session?.leftMs !== -1) return EMPTY;",
    tests: ["tests/marbles/sessionLimit.test.ts"],
  },
  {
    name: "the feeds are asked without end while nobody looks or nothing answers",
    file: "src/epics/sports/poll.ts",
    find: "(runs(POLL, state) ? pollsFor(state) : none)",
    put: "pollsFor(state)",
    tests: ["tests/marbles/poll.test.ts"],
  },
  {
    name: "a sign-out leaves the player signed in in their other tab",
    file: "src/epics/leadership/receive.ts",
    find: 'return isPlayer ? of(SessionClosed({ reason: "tab" })) : EMPTY;',
    put: "return EMPTY;",
    tests: ["tests/marbles/tabs.test.ts"],
  },
  {
    name: "what one player cleared can be put back by whoever comes next",
    file: "src/epics/session/leaveNothing.ts",
    find: "(coupon.bets.length > 0 || coupon.cleared !== null)",
    put: "coupon.bets.length > 0",
    tests: ["tests/marbles/signOut.test.ts"],
  },
  {
    name: "what was cleared is put back over the bets that came since",
    file: "src/commands/coupon.ts",
    find: "coupon.cleared === null || coupon.bets.length > 0",
    put: "coupon.cleared === null",
    tests: ["tests/commands/coupon.test.ts"],
  },
];
