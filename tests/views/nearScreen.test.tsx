// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NearScreen } from "../../src/views/components/NearScreen.tsx";
import { one, render } from "./render.tsx";

/** What the browser would say of the place that was made last: whether it is near, its height, and how far down it begins. */
let say: (isIntersecting: boolean, height: number, top?: number) => void;
let margin: string | undefined;

beforeEach(() => {
  class Observer {
    constructor(hear: (entries: readonly object[]) => void, options?: IntersectionObserverInit) {
      margin = options?.rootMargin;
      say = (isIntersecting, height, top = 0) => {
        const boundingClientRect = { height, top, bottom: top + height };
        act(() => hear([{ isIntersecting, boundingClientRect }]));
      };
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
});
afterEach(() => vi.unstubAllGlobals());

const open = (isAtOnce: boolean, id = "live 7 0", isWayBack = false) => {
  const mounted = render(
    <NearScreen id={id} isWayBack={isWayBack} rem={33.5} isAtOnce={isAtOnce} className="stretch">
      <button type="button">1.42</button>
    </NearScreen>,
  );
  return { ...mounted, place: one(mounted.page, ".stretch") };
};

describe("a stretch of a long page", () => {
  it("is rendered once it is within a screen of the screen; until then its estimated height is kept free", () => {
    const { place } = open(false);
    expect(margin).toBe("100% 0px");
    expect([place.textContent, place.style.blockSize]).toEqual(["", "33.5rem"]);
    say(false, 536);
    expect([place.textContent, place.style.blockSize]).toEqual(["", "33.5rem"]);
    say(true, 536);
    expect([place.textContent, place.style.blockSize]).toEqual(["1.42", ""]);
  });

  it("leaves its last height behind when it is far away, and comes back", () => {
    const { place } = open(true);
    expect(place.textContent).toBe("1.42");
    say(false, 610);
    expect([place.textContent, place.style.blockSize]).toEqual(["", "610px"]);
    say(true, 610);
    expect([place.textContent, place.style.blockSize]).toEqual(["1.42", ""]);
  });

  it("begins on the way back as its page was left, near or far, and anew on any other way", () => {
    const near = open(false, "live 7 1");
    say(true, 536);
    near.unmount();
    const far = open(true, "live 7 2");
    say(false, 610);
    far.unmount();
    expect(open(false, "live 7 1", true).place.textContent).toBe("1.42");
    expect(open(true, "live 7 2", true).place.style.blockSize).toBe("610px");
    expect(open(true, "live 7 3", true).place.textContent).toBe("1.42");
    expect(open(false, "live 7 1").place.style.blockSize).toBe("33.5rem");
    expect(open(true, "live 7 2").place.textContent).toBe("1.42");
  });

  it("stays while its page is not displayed, which has no height, and while it has the focus", () => {
    const { place } = open(true);
    say(false, 0);
    expect(place.textContent).toBe("1.42");
    one(place, "button").focus();
    say(false, 610);
    expect(place.textContent).toBe("1.42");
    one(place, "button").blur();
    say(false, 610);
    expect(place.textContent).toBe("");
  });

  it("comes in its turn when it is off the screen: one in a frame, and not at all if it is far again by then", () => {
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
    const frame = () => act(() => vi.advanceTimersByTime(20));
    const places = ["live 7 4", "live 7 5", "live 7 6", "live 7 7"].map((id, index) => {
      const { place } = open(false, id);
      const tell = say;
      tell(true, 268, index === 3 ? -268 : 844 + index * 268);
      return { place, tell };
    });
    const shown = () => places.map(({ place }) => place.textContent);
    expect(shown()).toEqual(["", "", "", ""]);
    frame();
    expect(shown()).toEqual(["1.42", "", "", ""]);
    places[1]?.tell(false, 268, 1_800);
    frame();
    expect(shown()).toEqual(["1.42", "", "1.42", ""]);
    // One that is scrolled onto the screen no longer waits.
    places[3]?.tell(true, 268, 843);
    expect(shown()).toEqual(["1.42", "", "1.42", "1.42"]);
    frame();
    expect(shown()).toEqual(["1.42", "", "1.42", "1.42"]);
    vi.useRealTimers();
  });
});
