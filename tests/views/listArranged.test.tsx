// @vitest-environment happy-dom
import { Profiler } from "react";
import { describe, expect, it } from "vitest";
import { NewsOfViewsShown } from "../../src/events/sports/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import ListSection from "../../src/views/sections/list/index.tsx";
import { fakeClient } from "./fakeClient.ts";
import { changes, halden, list, marketTypes, menus, norrvik } from "./matchDay.ts";
import { render } from "./render.tsx";

const football = { feed: "live", sportId: 1 } as const;

function filled() {
  const fake = fakeClient({ path: "/en/section/live/1" });
  fake.emit(marketTypes, ...menus, list(football, [norrvik, halden]));
  let renders = 0;
  const { page } = render(
    <ClientContext value={fake.client}>
      <Profiler id="list" onRender={() => (renders += 1)}>
        <ListSection />
      </Profiler>
    </ClientContext>,
  );
  const rendersOf = (act: () => void): number => {
    const before = renders;
    act();
    return renders - before;
  };
  return { fake, page, rendersOf };
}

describe("a list that is arranged anew", () => {
  it("renders nothing again if all of it is as it was", () => {
    const { fake, page, rendersOf } = filled();
    expect(page.querySelectorAll("article")).toHaveLength(2);
    expect(rendersOf(() => fake.emit(NewsOfViewsShown({})))).toBe(0);
    expect(rendersOf(() => fake.emit(marketTypes))).toBe(0);
  });

  it("is shown with what has come since", () => {
    const { fake, page, rendersOf } = filled();
    fake.emit(changes(football, { removedGames: [halden.id] }));
    expect(page.querySelectorAll("article")).toHaveLength(2);
    expect(rendersOf(() => fake.emit(NewsOfViewsShown({})))).toBeGreaterThan(0);
    expect(page.querySelectorAll("article")).toHaveLength(1);
  });
});
