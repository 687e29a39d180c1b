// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Sight } from "../../src/infra/sight.ts";
import { GameRow } from "../../src/views/sports/GameRow.tsx";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { type FakeClient, fakeClient } from "./fakeClient.ts";
import { changes, list, marketTypes, menus, norrvik } from "./matchDay.ts";
import { render } from "./render.tsx";

const all = { feed: "live" } as const;

/** What the browser says of the prices of a row. */
let say: (isIntersecting: boolean) => void;

beforeEach(() => {
  class Observer {
    constructor(hear: (entries: readonly object[]) => void) {
      say = (isIntersecting) => act(() => hear([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open() {
  const fake = fakeClient({ path: "/en/section/live" });
  fake.emit(marketTypes, ...menus);
  fake.emit(list(all, [norrvik]));
  const { page } = render(
    <ClientContext value={fake.client}>
      <GameRow shown={{ id: norrvik.id, typeId: 1, cells: 3, hasTotals: true }} isOut={false} />
    </ClientContext>,
  );
  return { fake, shown: () => page.querySelector("[data-price]")?.textContent };
}

/** The feed moves the first price of the row. */
const move = (fake: FakeClient, coef: number) =>
  fake.emit(changes(all, { prices: { ids: [900_001], coefs: [coef], states: [0] } }));

describe("prices that are not on the screen", () => {
  it("are told at once until the browser has said where they are, and while they can be seen", () => {
    const { fake, shown } = open();
    move(fake, 2.25);
    expect(shown()).toBe("2.25");
    say(true);
    move(fake, 2.3);
    expect(shown()).toBe("2.30");
  });

  it("follow two seconds later, by their last value", () => {
    const { fake, shown } = open();
    const before = shown();
    say(false);
    move(fake, 2.25);
    move(fake, 2.3);
    act(() => vi.advanceTimersByTime(1_999));
    expect(shown()).toBe(before);
    act(() => vi.advanceTimersByTime(1));
    expect(shown()).toBe("2.30");
  });

  it("follow at once when they come on the screen", () => {
    const { fake, shown } = open();
    say(false);
    move(fake, 2.25);
    say(true);
    expect(shown()).toBe("2.25");
  });

  it("are not told once they are gone", () => {
    const sight = new Sight();
    sight.watch(document.body);
    say(false);
    const [gone, there] = [vi.fn(), vi.fn()];
    sight.tell(gone);
    sight.tell(there);
    sight.forget(gone);
    vi.advanceTimersByTime(2_000);
    expect([gone.mock.calls.length, there.mock.calls.length]).toEqual([0, 1]);
  });
});
