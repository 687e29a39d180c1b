// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { FeedGame, NewsOfViewsShown } from "../../src/events/sports/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import GameSection from "../../src/views/sections/game/index.tsx";
import { fakeClient } from "./fakeClient.ts";
import { marketTypes, menus, norrvik, norrvikPage } from "./matchDay.ts";
import { render } from "./render.tsx";

const refused = (code: number | undefined, status = 404) =>
  FeedGame.failed({
    call: 7,
    ask: { feed: "live", gameId: norrvik.id, since: 1, isQuiet: false },
    error: { tag: "http", status, ...(code === undefined ? {} : { code }) },
  });

const open = (...events: readonly Draft[]) => {
  const fake = fakeClient({ path: "/en/section/live/1/50001" });
  fake.emit(marketTypes, ...menus, ...events);
  const { page } = render(
    <ClientContext value={fake.client}>
      <GameSection />
    </ClientContext>,
  );
  return { fake, page };
};
const GONE = "This match is no longer available";
const prices = (page: HTMLElement) =>
  page.querySelectorAll("main [role=group] button[aria-pressed]");

describe("a match that the server no longer knows", () => {
  it.each([
    [40, 404],
    [41, 404],
    [undefined, 404],
    [undefined, 410],
  ])(
    "locks its prices in place, and closes when the player returns (code %s, status %s)",
    (code, status) => {
      const { fake, page } = open(norrvikPage);
      expect(prices(page).length).toBeGreaterThan(0);
      const before = prices(page).length;
      fake.emit(refused(code, status));
      expect(page.textContent).not.toContain(GONE);
      expect(prices(page)).toHaveLength(before);
      expect(
        page.querySelectorAll("main [role=group] button[aria-pressed]:not([aria-disabled])"),
      ).toHaveLength(0);
      fake.emit(NewsOfViewsShown({}));
      expect(page.textContent).toContain(GONE);
      expect(page.textContent).not.toContain("out of date");
      expect(prices(page)).toHaveLength(0);
    },
  );

  it("says so where it was never shown", () => {
    expect(open(refused(40)).page.textContent).toContain(GONE);
  });

  it("opens again when the server has it again", () => {
    const { fake, page } = open(norrvikPage);
    fake.emit(refused(40), norrvikPage);
    expect(page.textContent).not.toContain(GONE);
    expect(prices(page).length).toBeGreaterThan(0);
  });

  it("keeps its prices, marked as old, when the server only fails", () => {
    const { fake, page } = open(norrvikPage);
    fake.emit(refused(undefined, 500), refused(undefined, 500), refused(undefined, 500));
    expect(page.textContent).not.toContain(GONE);
    expect(prices(page).length).toBeGreaterThan(0);
  });
});
