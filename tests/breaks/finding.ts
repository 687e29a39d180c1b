import type { Break } from "./break.ts";

/** What finds a match: lists, favourites, championships, esports, statistics. */
export const finding: readonly Break[] = [
  {
    name: "home has matches in the order of the server, whatever the favourites",
    file: "src/views/favorites/useFavoritesFirst.ts",
    find: "first.length === 0 ? shown",
    put: "first.length >= 0 ? shown",
    tests: ["tests/views/home.test.tsx"],
  },
  {
    name: "a star moves matches while home is open",
    file: "src/views/favorites/useFavoritesFirst.ts",
    find: "const [opened] = useState(lists);",
    put: "const opened = lists;",
    tests: ["tests/views/home.test.tsx"],
  },
  {
    name: "a championship counts the matches of one feed only (screen-champs)",
    file: "src/events/champs/index.ts",
    find: "live: gamesCount,",
    put: "live: 0,",
    tests: ["tests/domains/champs.test.ts"],
  },
  {
    name: "the form of the second side is that of the first (screen-statistic)",
    file: "src/events/statistics/form.ts",
    find: "side === 0 ? [score[1], score[2]] : [score[2], score[1]]",
    put: "side >= 0 ? [score[1], score[2]] : [score[2], score[1]]",
    tests: ["tests/events/statistics.test.ts"],
  },
  {
    name: "all matches are esports (screen-cyber)",
    file: "server/api/selection.ts",
    find: '(cyberType === "real" && game.pageType === "esports")',
    put: 'cyberType === "real"',
    tests: ["tests/server/cyber.test.ts"],
  },
  {
    name: "a match that is over can still be followed (sports-012)",
    file: "server/api/broadcasts.ts",
    find: "game.status !== over",
    put: "game.status >= 0",
    tests: ["tests/server/cricket.test.ts"],
  },
  {
    name: "the striker keeps the strike after an odd run (screen-cricket)",
    file: "server/simulation/scorecard.ts",
    find: "const isOdd = runs === 1 || runs === 3;",
    put: "const isOdd = runs > 3;",
    tests: ["tests/server/cricket.test.ts"],
  },
  {
    name: "an innings is drawn under the name of the other side (screen-cricket)",
    file: "src/views/tracker/innings.ts",
    find: "const side = isNow === (now === 1) ? 1 : 0;",
    put: "const side = isNow === (now === 1) ? 0 : 1;",
    tests: ["tests/events/cricket.test.ts"],
  },
  {
    name: "the court shows a service from the wrong side (screen-game)",
    file: "src/views/tracker/service.ts",
    find: "isFromRight: (own + other) % 2 === 0,",
    put: "isFromRight: (own + other) % 2 === 1,",
    tests: ["tests/views/tracker.test.ts"],
  },
  {
    name: "a late message of a recording moves runs between its overs (sports-012)",
    file: "server/recorded/cricketScore.ts",
    find: "if (over >= latest) standings.set(",
    put: "standings.set(",
    tests: ["tests/server/recordedOvers.test.ts"],
  },
  {
    name: "a late answer about another player is shown (screen-cricket)",
    file: "src/events/teams/slice.ts",
    find: "shown.id === id ? { id, data: next(shown.data) } : shown",
    put: "shown.id !== null ? { id, data: next(shown.data) } : shown",
    tests: ["tests/events/cricket.test.ts"],
  },
  {
    name: "a match of esports is asked for in one feed only (screen-cyber)",
    file: "src/epics/chosenGames/poll.ts",
    find: "? inBothFeeds(list, { gameIds: [game] })",
    put: '? [poll("live", list, { gameIds: [game] })]',
    tests: ["tests/marbles/cyber.test.ts"],
  },
];
