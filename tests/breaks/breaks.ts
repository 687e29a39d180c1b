/** One thing made wrong in a file, and the tests that notice it. */
export type Break = {
  /** What a player, a developer or a tester would suffer from. */
  readonly name: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly put: string;
  /** Files of tests, each of which notices it by itself. */
  readonly tests: readonly string[];
  /** Words of the one browser test that is run of them; without it all are. */
  readonly title?: string;
};

const folds: readonly Break[] = [
  {
    name: "the total price of an express is rounded down",
    file: "src/events/coupon/selectors.ts",
    find: "(2n * product + scale) / (2n * scale)",
    put: "product / scale",
    tests: ["tests/events/couponTotals.test.ts"],
  },
  {
    name: "a stake above the balance can be placed",
    file: "src/events/coupon/selectors.ts",
    find: "if (amount > account.money)",
    put: "if (account.money < 0)",
    tests: ["tests/commands/placement.test.ts"],
  },
  {
    name: "after a reload a bet that is on its way is forgotten, and can be placed twice",
    file: "src/events/coupon/state.ts",
    find: 'placement: { tag: "unknown", key, tries: 0 }',
    put: 'placement: { tag: "editing" }',
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
    name: "a time-out does not silence the rules of a player",
    file: "src/events/limits/selectors.ts",
    find: "(limitType === 30 || limitType === 33)",
    put: "limitType === 30",
    tests: ["tests/events/limits.test.ts"],
  },
  {
    name: "one-click stays on for the next player after a sign-out in another tab",
    file: "src/events/oneClick/slice.ts",
    find: 'reason === "player" || reason === "tab"',
    put: 'reason === "player"',
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
    name: "a banned player goes wherever she likes",
    file: "src/events/navigation/guards/player.ts",
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

const deciders: readonly Break[] = [
  {
    name: "a tap adds an outcome that is suspended",
    file: "src/commands/coupon.ts",
    find: "if (outcome.state !== 0)",
    put: "if (outcome.state < 0)",
    tests: ["tests/commands/coupon.test.ts"],
  },
  {
    name: "a second order goes out while the first is under way",
    file: "src/commands/place.ts",
    find: 'if (isPlacing(coupon)) return refuse("placement_running");\n  const account',
    put: "const account",
    tests: ["tests/commands/placement.test.ts"],
  },
  {
    name: "a bet that was refused is sent again as if it were lost",
    file: "src/commands/place.ts",
    find: 'coupon.placement.tag === "lost"',
    put: 'coupon.placement.tag !== "editing"',
    tests: ["tests/commands/placement.test.ts"],
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

const epics: readonly Break[] = [
  {
    name: "a lost bet goes out again under another key, and may be taken twice",
    file: "src/epics/coupon/place.ts",
    find: "data.key,",
    put: "deps.uuid(),",
    tests: ["tests/marbles/placeCheck.test.ts"],
  },
  {
    name: "a fault of the server is told as a refusal of the bet",
    file: "src/epics/coupon/place.ts",
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
    file: "src/epics/polling/poll.ts",
    find: "(runs(POLL, state) ? wanted(state) : none)",
    put: "wanted(state)",
    tests: ["tests/marbles/poll.test.ts"],
  },
  {
    name: "a sign-out leaves the player signed in in her other tab",
    file: "src/epics/tabs/hear.ts",
    find: 'return isPlayer ? of(SessionClosed({ reason: "tab" })) : EMPTY;',
    put: "return EMPTY;",
    tests: ["tests/marbles/tabs.test.ts"],
  },
];

const views: readonly Break[] = [
  {
    name: "a suspended price can be tapped",
    file: "src/views/components/Odds.tsx",
    find: "onClick={isOpen && !isPlacing ? props.onPick : undefined}",
    put: "onClick={props.onPick}",
    tests: ["tests/views/odds.test.tsx"],
  },
  {
    name: "a screen reader does not hear what is wrong with a field",
    file: "src/views/components/Field.tsx",
    find: "aria-describedby={note === undefined ? undefined : hintId}",
    put: "",
    tests: ["tests/views/controls.test.tsx"],
  },
  {
    name: "quiet text is too pale to read",
    file: "src/views/styles/colours.css",
    find: "--color-text-3: #5f6a62;",
    put: "--color-text-3: #9aa39c;",
    tests: ["tests/views/contrast.test.ts"],
  },
  {
    name: "a Russian player reads a key in place of a sentence",
    file: "src/infra/locales/ru.json",
    find: '"lostText": "С вашего счёта ничего не списано.",',
    put: "",
    tests: ["tests/views/words.test.ts"],
  },
];

/** Only a browser shows these: styles, focus, policy, layout. */
const browser: readonly Break[] = [
  {
    name: "any script may write markup into the page",
    file: "server/http/pagePolicy.ts",
    find: '"trusted-types touchline-sections"',
    put: '"trusted-types *"',
    tests: ["tests/browser/pagePolicy.spec.ts"],
    title: "the page comes with its policy and a nonce that is never used twice",
  },
  {
    name: "the focus is lost when the quick coupon closes",
    file: "src/views/components/useModal.ts",
    find: "shown?.close();",
    put: "",
    tests: ["tests/browser/keyboard.spec.ts"],
    title: "the quick coupon keeps the focus and gives it back",
  },
  {
    name: "the way past the head of the page leads nowhere",
    file: "src/views/components/Page.tsx",
    find: 'href="#main"',
    put: 'href="#content"',
    tests: ["tests/browser/keyboard.spec.ts"],
    title: "the first Tab offers the way past the head of the page",
  },
  {
    name: "a price jumps aside when it moves",
    file: "src/views/components/Odds.module.css",
    find: ".corner {\n  position: absolute;",
    put: ".corner {\n  position: static;",
    tests: ["tests/browser/movement.spec.ts"],
    title: "the live list keeps its layout",
  },
  {
    name: "a narrow phone scrolls sideways",
    file: "src/views/styles/base.css",
    find: "  background: var(--color-page);",
    put: "  background: var(--color-page);\n  min-inline-size: 24rem;",
    tests: ["tests/browser/layouts.spec.ts"],
    title: "the main layout has all of its parts, and reads well",
  },
  {
    name: "the words of the bottom bar are too pale to read",
    file: "src/views/components/BottomNav.module.css",
    find: "font-weight: var(--weight-medium);\n  color: var(--color-text-2);",
    put: "font-weight: var(--weight-medium);\n  color: var(--color-line-strong);",
    tests: ["tests/browser/layouts.spec.ts"],
    title: "the main layout has all of its parts, and reads well",
  },
];

const server: readonly Break[] = [
  {
    name: "a win is rounded down, against what the page has shown",
    file: "server/money.ts",
    find: "(2n * BigInt(stakeMinor) * BigInt(coefMilli) + 1000n) / 2000n",
    put: "(BigInt(stakeMinor) * BigInt(coefMilli)) / 1000n",
    tests: ["tests/server/money.test.ts"],
  },
  {
    name: "another bet under a used key gets the answer of the first",
    file: "server/coupon/place.ts",
    find: 'if (textIn(earlier, "body_hash") !== bodyHash) throw new ApiError(409, 51);',
    put: "",
    tests: ["tests/server/place.test.ts"],
  },
  {
    name: "the server takes a stake that the account does not hold",
    file: "server/coupon/check.ts",
    find: "if (amountMinor > account.minor)",
    put: "if (account.minor < 0)",
    tests: ["tests/server/refusals.test.ts"],
  },
  {
    name: "an express pays a returned bet at its price",
    file: "server/coupon/settle.ts",
    find: '(textIn(bet, "status") === "won" ? numberIn(bet, "coef") : 1000)',
    put: 'numberIn(bet, "coef")',
    tests: ["tests/server/settlement.test.ts"],
  },
  {
    name: "a player who has excluded herself can bet",
    file: "server/limits/play.ts",
    find: "type === 30",
    put: "type === 300",
    tests: ["tests/server/limits.test.ts"],
  },
  {
    name: "a script can read the cookie of the session",
    file: "server/api/session.ts",
    find: 'setCookie(call, "session", secret, { ...common, httpOnly: true });',
    put: 'setCookie(call, "session", secret, common);',
    tests: ["tests/server/sessionCookie.test.ts"],
  },
  {
    name: "whoever stole a session keeps it after a new password",
    file: "server/players/resets.ts",
    find: 'store.run("DELETE FROM sessions WHERE player_id = ?", [playerId]);',
    put: "",
    tests: ["tests/server/passwords.test.ts"],
  },
  {
    name: "another site can act for a player who is signed in",
    file: "server/http/guards.ts",
    find: "return new URL(origin).host === host;",
    put: "return true;",
    tests: ["tests/server/signIn.test.ts"],
  },
  {
    name: "files of the server may be run as what they are not",
    file: "server/http/guards.ts",
    find: 'headers.set("X-Content-Type-Options", "nosniff");',
    put: "",
    tests: ["tests/server/signIn.test.ts"],
  },
];

const infra: readonly Break[] = [
  {
    name: "a password stays in memory after it was sent",
    file: "src/infra/vault.ts",
    find: 'if (standIn.startsWith("§secret:"))',
    put: 'if (standIn === "§secret:")',
    tests: ["tests/infra/runtimeSealing.test.ts"],
  },
  {
    name: "a token that has ended is used once more",
    file: "src/infra/http/token.ts",
    find: "return endsAt !== null && endsAt > this.#options.now() ? token : null;",
    put: "return token;",
    tests: ["tests/contract/clientToken.test.ts"],
  },
  {
    name: "a log that was altered passes for whole",
    file: "src/infra/log/parse.ts",
    find: "stated === null || checksum(previousSum, stated.body) !== stated.sum",
    put: "stated === null",
    tests: ["tests/infra/logFile.test.ts"],
  },
  {
    name: "exact replay looks at the kinds of entries only",
    file: "src/infra/replay/verify.ts",
    find: "if (!isSameJson(expected, got))",
    put: "if (expected.type !== got.type)",
    tests: ["tests/replay/tampered.test.ts"],
  },
];

const tools: readonly Break[] = [
  {
    name: "infra may import the epics",
    file: "tools/check/imports.ts",
    find: '"src/infra/": { mayImport: ["src/infra/", "src/events/"] }',
    put: '"src/infra/": { mayImport: ["src/"] }',
    tests: ["tests/tools/imports.test.ts"],
  },
  {
    name: "a log that does not come out again ends the tool as if it did",
    file: "tools/replay/verify.ts",
    find: 'return proof.tag === "same" ? 0 : 1;',
    put: "return 0;",
    tests: ["tests/tools/replay.test.ts"],
  },
];

/** Forty-odd things that could go wrong with the product; `npm run breaks` shows that the tests notice each. */
export const breaks: readonly Break[] = [
  ...folds,
  ...deciders,
  ...epics,
  ...views,
  ...browser,
  ...server,
  ...infra,
  ...tools,
];
