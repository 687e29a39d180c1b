// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { FeedGame } from "../../src/events/sports/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import CricketSection from "../../src/views/sections/cricket/index.tsx";
import CyberSection from "../../src/views/sections/cyber/index.tsx";
import GameSection from "../../src/views/sections/game/index.tsx";
import { fakeClient } from "./fakeClient.ts";
import { marketTypes, menus, norrvik } from "./matchDay.ts";
import { one, render, tap } from "./render.tsx";

const half = { ...norrvik, id: 50_011, mainGameId: norrvik.id, title: "1st half" };
const match = { ...norrvik, subGameIds: [half.id] };
const answer: Draft = FeedGame.answered({
  call: 9,
  ask: { feed: "live", gameId: norrvik.id, since: null, isQuiet: false },
  body: {
    cursor: 1,
    full: true,
    pollAfterMs: 3000,
    serverTime: 0,
    gameId: norrvik.id,
    idSpace: { games: [50_001, 50_100], markets: [1, 2], outcomes: [1, 2] },
    games: [match],
    subGames: [half],
  },
});
const gone: Draft = FeedGame.failed({
  call: 10,
  ask: { feed: "live", gameId: norrvik.id, since: 1, isQuiet: false },
  error: { tag: "http", status: 404, code: 40 },
});

const esports = "/en/esports/real/dota/champs/7";
it.each([
  ["the lists of its feed", GameSection, "/en/section/live/1", "/en/section/live/1"],
  ["cricket", CricketSection, "/en/cricket/game", "/en/cricket"],
  ["esports", CyberSection, esports, esports],
])(
  "a match that was opened within %s leads to its periods and back there",
  (_, Section, at, list) => {
    const open = (...events: readonly Draft[]) => {
      const fake = fakeClient({ path: `${at}/${norrvik.id}` });
      fake.emit(marketTypes, ...menus, answer, ...events);
      const { page } = render(
        <ClientContext value={fake.client}>
          <Section />
        </ClientContext>,
      );
      return { fake, page };
    };
    const { fake, page } = open();
    const periods = page.querySelectorAll('[aria-label="Norrvik – Bastia Azul"] a');
    expect([...periods].map((link) => link.getAttribute("href"))).toEqual([
      `${at}/50001`,
      `${at}/50011`,
    ]);
    tap(one(page, 'button[aria-label="Back"]'));
    expect(fake.sent.at(-1)?.data).toMatchObject({ path: list });
    expect(one(open(gone).page, "main a:not([aria-label] a)").getAttribute("href")).toBe(list);
  },
);
