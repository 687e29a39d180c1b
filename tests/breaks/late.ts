import type { Break } from "./break.ts";

/** What goes wrong only when answers come late or in another order. */
export const late: readonly Break[] = [
  {
    name: "a late word of the server leads a new player back to their password (guards-006)",
    file: "src/events/player/guards.ts",
    find: "rights.isDataAfterRegistration || isSeen",
    put: "rights.isDataAfterRegistration",
    tests: ["tests/routes/guardsOfPlayers.test.ts"],
  },
  {
    name: "a new player goes on before their password is there (route-auth-005)",
    file: "src/views/sections/welcomeData/WelcomeData.tsx",
    find: "{(credentials !== null || hasFailed) && (",
    put: "{!isReady || (",
    tests: ["tests/views/welcomeData.test.tsx"],
  },
  {
    name: "one-click betting promises a bet before what places it is there (coupon-023)",
    file: "src/views/oneClick/OneClickBlock.tsx",
    find: "useSelect(isOneClickOn) !== isOn",
    put: "!useSelect(isOneClickOn) && !isOn",
    tests: ["tests/views/oneClick.test.tsx"],
  },
  {
    name: "the tab of an anti-express does nothing while its price is on the way (coupon-015)",
    file: "src/commands/placement/singles.ts",
    find: "isAntiExpressOffered(coupon)",
    put: "coupon.antiExpressCoef?.coef",
    tests: ["tests/commands/antiExpress.test.ts"],
  },
  {
    name: "a log-in overtakes the answer that opens the visit, whose cookie undoes it",
    file: "src/epics/auth/signIn.ts",
    find: "sessionKnown(deps).pipe(switchMap(() => send(deps, data)))",
    put: "send(deps, data)",
    tests: ["tests/marbles/session.test.ts"],
  },
  {
    name: "a part of the page that failed without a network stays away when it is back",
    file: "src/views/shell/Guard.tsx",
    find: "before.hasFailed && !isBack",
    put: "before.hasFailed",
    tests: ["tests/views/late.test.tsx"],
  },
  {
    name: "while one session is ended, another can be tapped in vain",
    file: "src/views/sections/sessions/Devices.tsx",
    find: "isBusy={isEnding && isOwn}\n            isDisabled={isEnding}",
    put: "isBusy={isEnding && isOwn}",
    tests: ["tests/views/sessions.test.tsx"],
  },
  {
    name: "an express of one feed is pushed away by those of the other",
    file: "src/views/sections/expressDay/index.tsx",
    find: "!isComing && feeds.some",
    put: "feeds.some",
    tests: ["tests/views/expressDay.test.tsx"],
  },
  {
    name: "an express of the day changes its bets under the finger",
    file: "src/events/expressDay/slice.ts",
    find: "isAnyShown && shown[feed] !== undefined",
    put: "false",
    tests: ["tests/events/expressesShown.test.ts", "tests/views/expressDay.test.tsx"],
  },
  {
    name: "an express says that a bet is closed before its odds are known",
    file: "src/views/expressDay/ExpressCard.tsx",
    find: "isKnown && total === null",
    put: "total === null",
    tests: ["tests/views/expressDay.test.tsx"],
  },
  {
    name: "the markets of a match are pushed down by its periods",
    file: "src/views/sections/game/SubGames.tsx",
    find: "!(isComing && ids.length > 0)",
    put: "ids.length >= 0",
    tests: ["tests/views/subGames.test.tsx"],
  },
  {
    name: "the matches of one feed are pushed down by those of the other",
    file: "src/views/favorites/useChosenStatus.ts",
    find: 'status !== "loading" && count > 0',
    put: "count > 0",
    tests: ["tests/browser/lateAnswers.spec.ts"],
  },
];
