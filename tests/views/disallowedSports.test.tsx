// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { SessionClosed } from "../../src/events/session/events.ts";
import { UserConfig } from "../../src/events/player/userConfigEvents.ts";
import { ExpressDay } from "../../src/events/expressDay/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import Expresses from "../../src/views/sections/expressDay/index.tsx";
import { Home } from "../../src/views/sections/home/Home.tsx";
import ListSection from "../../src/views/sections/list/index.tsx";
import { answered } from "../kit/events.ts";
import { userConfig } from "../kit/userConfig.ts";
import { type FakeClient, fakeClient } from "./fakeClient.ts";
import { halden, list, marchetti, marketTypes, menus, norrvik } from "./matchDay.ts";
import { player } from "./player.tsx";
import { render } from "./render.tsx";

const disallowing = (live: readonly number[], line: readonly number[]) =>
  answered(
    UserConfig,
    {},
    { result: { ...userConfig, disallow_live_sport: live, disallow_line_sport: line } },
  );
const show = (fake: FakeClient, view: React.ReactNode) =>
  render(<ClientContext value={fake.client}>{view}</ClientContext>).page;
const sports = (page: HTMLElement) =>
  [...page.querySelectorAll('[role="navigation"][aria-label="Sports"] a')].map(
    ({ textContent }) => textContent,
  );

it("a player has no sports that are disallowed for them, and none of their matches [sports-002]", () => {
  const fake = fakeClient({ path: "/en/section/live" });
  fake.emit(marketTypes, ...menus, list({ feed: "live" }, [norrvik, marchetti]), ...player(10));
  const page = show(fake, <ListSection />);
  expect(sports(page)).toEqual(["All", "Football86", "Tennis41", "Championships"]);
  fake.emit(disallowing([2], [1]));
  expect(sports(page)).toEqual(["All", "Football86", "Championships"]);
  expect(page.textContent).toContain("Norrvik");
  expect(page.textContent).not.toContain("E. Marchetti");
  // The tab counts what the player can open.
  expect(page.querySelector('[role="tab"]')?.textContent).toBe("Live86");
  fake.emit(SessionClosed({ reason: "player" }));
  expect(sports(page)).toEqual(["All", "Football86", "Tennis41", "Championships"]);
});

it("home keeps to the sports that are allowed in each feed [sports-002]", () => {
  const fake = fakeClient({ path: "/en" });
  fake.emit(marketTypes, ...menus, ...player(10));
  fake.emit(list({ feed: "live", isTop: true }, [norrvik, marchetti]));
  fake.emit(list({ feed: "line", isTop: true }, [halden]));
  const page = show(fake, <Home />);
  expect(page.textContent).toContain("Halden Rovers");
  fake.emit(disallowing([2], [1]));
  expect(page.textContent).toContain("Norrvik");
  expect(page.textContent).not.toContain("E. Marchetti");
  expect(page.textContent).not.toContain("Halden Rovers");
});

it("an express of the day with a match of a disallowed sport is not shown [sports-002]", () => {
  const fake = fakeClient({ path: "/en/express-day" });
  fake.emit(marketTypes, ...menus, list({ feed: "live" }, [norrvik, marchetti]), ...player(10));
  const express = (expressId: number, games: readonly (typeof norrvik)[]) => ({
    expressId,
    bonusPercent: 0,
    bets: games.map(({ id }) => ({ market: { id: id * 10, gameId: id } })),
  });
  const items = [express(1, [norrvik]), express(2, [norrvik, marchetti])];
  fake.emit(answered(ExpressDay, { feed: "live", lng: "en" }, { items, pollAfterMs: 1000 }));
  fake.emit(answered(ExpressDay, { feed: "line", lng: "en" }, { items: [], pollAfterMs: 1000 }));
  const page = show(fake, <Expresses />);
  const count = () => page.querySelectorAll('[role="group"][aria-label^="Express"]').length;
  expect(count()).toBe(2);
  fake.emit(disallowing([2], []));
  expect(count()).toBe(1);
  fake.emit(disallowing([1], []));
  expect(page.textContent).toContain("No express now");
});
