import type { Break } from "./break.ts";

export const views: readonly Break[] = [
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
    find: '"place": "Поставить",',
    put: "",
    tests: ["tests/views/texts.test.ts"],
  },
  {
    name: "home offers expresses to a player who takes a break",
    file: "src/views/home/HomeMore.tsx",
    find: "{isOffered && <HomeExpress />}",
    put: "<HomeExpress />",
    tests: ["tests/views/homeMore.test.tsx"],
  },
  {
    name: "expresses are polled on every page after home",
    file: "src/views/home/HomeExpress.tsx",
    find: "send(WatchExpresses({ isWatched: false }));",
    put: "",
    tests: ["tests/views/homeMore.test.tsx"],
  },
];

/** Only a browser shows these: styles, focus, policy, layout. */
export const browser: readonly Break[] = [
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
    file: "src/views/components/layers.ts",
    find: "if (hadFocus && cameFrom",
    put: "if (!hadFocus && cameFrom",
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
    find: ".up {\n  background: var(--color-up-bg);",
    put: ".up {\n  padding-inline-start: 12px;\n  background: var(--color-up-bg);",
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
  {
    name: "a style that failed once counts as loaded",
    file: "tools/build/freshStyles.ts",
    find: "{ delete seen[href];",
    put: "{ seen[href] = void 0;",
    tests: ["tests/browser/lateStyle.spec.ts"],
    title: "a view over the page whose style did not load has it when it is opened again",
  },
  {
    name: "a screen is here before its style is",
    file: "src/views/shell/screens.ts",
    find: "    files,\n  ]);",
    put: "  ]);",
    tests: ["tests/browser/lateStyle.spec.ts"],
    title: "a screen whose style did not load has it after a retry",
  },
];
