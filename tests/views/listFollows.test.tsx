// @vitest-environment happy-dom
import { Profiler } from "react";
import { expect, it } from "vitest";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import ListSection from "../../src/views/sections/list/index.tsx";
import { WayHere } from "../../src/views/shell/useBack.ts";
import { fakeClient } from "./fakeClient.ts";
import { list, marchetti, marketTypes, menus, norrvik } from "./matchDay.ts";
import { render } from "./render.tsx";

/** After each commit since football was left for tennis: the marked sport, and the matches of the list. */
function marksAndMatches(wayHere: "PUSH" | "POP"): readonly string[] {
  const fake = fakeClient({ path: "/en/section/live/1" });
  fake.emit(marketTypes, ...menus);
  for (const { sportId, ...game } of [norrvik, marchetti])
    fake.emit(list({ feed: "live", sportId }, [{ ...game, sportId }]));
  const seen = new Set<string>();
  let page: HTMLElement | null = null;
  const look = () => {
    if (page === null) return;
    const text = (selector: string) => page?.querySelector(selector)?.textContent ?? "";
    seen.add(
      `${text("[role=navigation] [aria-current]")}: ${text("article a").slice(0, 7)}`.replace(
        /\d/g,
        "",
      ),
    );
  };
  page = render(
    <ClientContext value={fake.client}>
      <WayHere value={wayHere}>
        <Profiler id="list" onRender={look}>
          <ListSection />
        </Profiler>
      </WayHere>
    </ClientContext>,
  ).page;
  look();
  fake.emit(RouteEntered({ path: "/en/section/live/2" }));
  return [...seen];
}

it("a chosen sport is marked in a commit of its own, and its matches follow", () => {
  expect(marksAndMatches("PUSH")).toEqual([
    "Football: Norrvik",
    "Tennis: Norrvik",
    "Tennis: E. Marc",
  ]);
});

it("on the way back the matches come with the mark, for the browser scrolls to where they were", () => {
  expect(marksAndMatches("POP")).toEqual(["Football: Norrvik", "Tennis: E. Marc"]);
});
