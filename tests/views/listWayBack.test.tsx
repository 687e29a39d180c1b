// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { ClientContext } from "../../src/views/hooks/client.ts";
import ListSection from "../../src/views/sections/list/index.tsx";
import { WayHere } from "../../src/views/shell/useBack.ts";
import { fakeClient } from "./fakeClient.ts";
import { list, marchetti, marketTypes, menus, norrvik } from "./matchDay.ts";
import { render, tap } from "./render.tsx";

/** A visit of the live list, reached by a link or by the browser's button. */
function visit(
  wayHere: "PUSH" | "POP",
  games: readonly (typeof norrvik)[],
  path = "/en/section/live",
) {
  const fake = fakeClient({ path });
  fake.emit(marketTypes, ...menus, list({ feed: "live", sportId: 1 }, [norrvik]));
  fake.emit(list({ feed: "live" }, [...games]));
  const { page, unmount } = render(
    <ClientContext value={fake.client}>
      <WayHere value={wayHere}>
        <ListSection />
      </WayHere>
    </ClientContext>,
  );
  const heads = () => [...page.querySelectorAll<HTMLElement>("h3 button")];
  return {
    toggle: (index: number) =>
      heads()
        .slice(index, index + 1)
        .forEach(tap),
    isOpen: () => heads().map((head) => head.getAttribute("aria-expanded") === "true"),
    leave: unmount,
  };
}

it("on the way back, championships are open or closed as the player left them; on a new visit as by default", () => {
  const matches = [norrvik, marchetti];
  const first = visit("PUSH", matches);
  first.toggle(1);
  expect(first.isOpen()).toEqual([true, false]);
  first.leave();

  const again = visit("POP", matches);
  expect(again.isOpen()).toEqual([true, false]);
  again.toggle(0);
  again.toggle(1);
  again.leave();
  expect(visit("POP", matches).isOpen()).toEqual([false, true]);

  expect(visit("POP", matches, "/en/section/live/1").isOpen(), "another list").toEqual([true]);
  const anew = visit("PUSH", matches);
  expect(anew.isOpen()).toEqual([true, true]);
  anew.leave();
  expect(visit("POP", matches).isOpen(), "as the last visit left it").toEqual([true, true]);
});

it("on the way back, a list that has grown long meanwhile stays open", () => {
  const matches = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...norrvik,
      id: 50_001 + n,
      champId: n < 2 ? 11 : norrvik.champId,
    }));
  visit("PUSH", matches(60)).leave();
  expect(visit("POP", matches(61)).isOpen()).toEqual([true, true]);
  expect(visit("PUSH", matches(61)).isOpen()).toEqual([true, false]);
});
