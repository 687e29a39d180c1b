// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { BarHold } from "../../src/views/shell/BarHold.tsx";
import { BottomBar } from "../../src/views/shell/BottomBar.tsx";
import { received, show } from "./player.tsx";
import { one } from "./render.tsx";

/** The bar, and what a finger does to its second link; times in ms since the press, places in pixels. */
function bar(pointerType = "touch") {
  const fake = received();
  const page = show(
    fake,
    <>
      <BottomBar />
      <BarHold />
      <a href="/elsewhere">Elsewhere</a>
    </>,
  );
  const link = one(page, "[data-part=bar] a:nth-of-type(2)");
  const fire = (type: string, at: number, x = 0, target = link) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    for (const [name, value] of Object.entries({
      timeStamp: at,
      clientX: x,
      clientY: 0,
      pointerType,
    }))
      Object.defineProperty(event, name, { value });
    act(() => void target.dispatchEvent(event));
    return event;
  };
  const sent = () => fake.sent.map(({ type }) => type);
  return { page, fire, sent };
}

describe("a long press on the bar", () => {
  it("marks the moment after half a second, and the link under the finger is not followed", () => {
    const { fire, sent } = bar();
    fire("pointerdown", 0);
    fire("pointerup", 500);
    expect(sent()).toEqual(["MarkMoment"]);
    expect(fire("click", 501).defaultPrevented).toBe(true);
    expect(fire("click", 600).defaultPrevented).toBe(false);
  });

  it("is no tap: a press of 499 ms is, and follows the link", () => {
    const { fire, sent } = bar();
    fire("pointerdown", 0);
    fire("pointerup", 499);
    expect(fire("click", 500).defaultPrevented).toBe(false);
    expect(sent()).toEqual([]);
  });

  it("marks once where the browser would open a menu of the link, and opens none", () => {
    const { fire, sent } = bar();
    fire("pointerdown", 0);
    expect(fire("contextmenu", 550).defaultPrevented).toBe(true);
    fire("pointerup", 900);
    expect(sent()).toEqual(["MarkMoment"]);
    // The next tap is one.
    fire("pointerdown", 2000);
    fire("pointerup", 2050);
    expect(fire("click", 2051).defaultPrevented).toBe(false);
  });

  it("is over when the finger moves away, or the browser takes the gesture", () => {
    const { fire, sent } = bar();
    fire("pointerdown", 0, 10);
    fire("pointerup", 700, 21);
    fire("pointerdown", 1000);
    fire("pointercancel", 1200);
    fire("pointerup", 1900);
    expect(sent()).toEqual([]);
    fire("pointerdown", 3000, 10);
    fire("pointerup", 3700, 20);
    expect(sent()).toEqual(["MarkMoment"]);
  });

  it("is not meant by a mouse, whose menu stays, nor anywhere else on the page", () => {
    const mouse = bar("mouse");
    mouse.fire("pointerdown", 0);
    expect(mouse.fire("contextmenu", 10).defaultPrevented).toBe(false);
    mouse.fire("pointerup", 900);
    expect(mouse.sent()).toEqual([]);
    const { page, fire, sent } = bar();
    const elsewhere = one(page, "a[href='/elsewhere']");
    fire("pointerdown", 0, 0, elsewhere);
    expect(fire("contextmenu", 550, 0, elsewhere).defaultPrevented).toBe(false);
    fire("pointerup", 900, 0, elsewhere);
    expect(sent()).toEqual([]);
  });
});
