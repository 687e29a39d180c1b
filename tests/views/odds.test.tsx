// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { Odds, type OddsProps } from "../../src/views/components/Odds.tsx";
import { LinePick } from "../../src/views/components/LinePick.tsx";
import { OddsGroup, OddsLine } from "../../src/views/components/OddsGroup.tsx";
import { one, press, render, tap } from "./render.tsx";

const base: OddsProps = {
  name: "Norrvik to win",
  label: "1",
  price: "1.42",
  onPick: () => undefined,
};
const cellOf = (page: HTMLElement) => one(page, "button");
const nameOf = (page: HTMLElement) => cellOf(page).getAttribute("aria-label");

describe("an odds cell", () => {
  it("is a button that names outcome and price and can be selected", () => {
    const onPick = vi.fn<() => void>();
    const { page } = render(<Odds {...base} onPick={onPick} />);
    expect(nameOf(page)).toBe("Norrvik to win, 1.42");
    expect(cellOf(page).getAttribute("aria-pressed")).toBe("false");
    expect(cellOf(page).textContent).toBe("1.42");
    expect(cellOf(page).dataset.label).toBe("1");
    tap(cellOf(page));
    expect(onPick).toHaveBeenCalledOnce();
  });

  it("shows a tick and is announced as pressed while it is selected", () => {
    const { page } = render(<Odds {...base} isSelected />);
    expect(cellOf(page).getAttribute("aria-pressed")).toBe("true");
  });

  it.each([
    ["up", "odds up"],
    ["down", "odds down"],
  ] as const)("announces a move %s in words and by style as long as it is news", (move, words) => {
    const { page, again } = render(<Odds {...base} move={move} />);
    expect(nameOf(page)).toBe(`Norrvik to win, 1.42, ${words}`);
    expect(cellOf(page).className).toMatch(new RegExp(`_${move}_`));
    again(<Odds {...base} />);
    expect(nameOf(page)).toBe("Norrvik to win, 1.42");
    expect(cellOf(page).className).not.toMatch(/_(up|down)_/);
  });

  it("adds and removes no element for a move or a tap, and keeps the focus on the same button", () => {
    const { page, again } = render(<Odds {...base} />);
    const elements = [...page.querySelectorAll("*")];
    cellOf(page).focus();
    again(<Odds {...base} price="1.45" move="up" />);
    expect(nameOf(page)).toBe("Norrvik to win, 1.45, odds up");
    again(<Odds {...base} price="1.45" move="up" isSelected />);
    expect([...page.querySelectorAll("*")]).toEqual(elements);
    expect(document.activeElement).toBe(cellOf(page));
  });

  it("replaces the tick with the arrow when a selected price moves", () => {
    const { page } = render(<Odds {...base} isSelected move="down" />);
    expect(nameOf(page)).toBe("Norrvik to win, 1.42, odds down");
    expect(cellOf(page).className).toMatch(/_down_/);
  });

  it("keeps label and place but shows no price while suspended", () => {
    const onPick = vi.fn<() => void>();
    const { page } = render(<Odds {...base} isSuspended move="up" onPick={onPick} />);
    expect(nameOf(page)).toBe("Norrvik to win, suspended");
    expect(cellOf(page).getAttribute("aria-disabled")).toBe("true");
    expect(cellOf(page).textContent).toBe("");
    expect(cellOf(page).dataset.label).toBe("1");
    expect(one(page, "use").getAttribute("href")).toMatch(/#padlock$/);
    tap(cellOf(page));
    expect(onPick).not.toHaveBeenCalled();
  });

  it("shows that there is no price, and cannot be selected", () => {
    const onPick = vi.fn<() => void>();
    const { page } = render(<Odds {...base} price={null} onPick={onPick} />);
    expect(nameOf(page)).toBe("Norrvik to win, no price");
    tap(cellOf(page));
    expect(onPick).not.toHaveBeenCalled();
  });

  it("ignores a second tap while one-click places the bet", () => {
    const onPick = vi.fn<() => void>();
    const { page } = render(<Odds {...base} isPlacing onPick={onPick} />);
    expect(nameOf(page)).toBe("Norrvik to win, 1.42, placing");
    tap(cellOf(page));
    expect(onPick).not.toHaveBeenCalled();
  });

  it("leaves its label to the column head in the solo layout", () => {
    const { page } = render(<Odds {...base} layout="solo" />);
    expect(cellOf(page).textContent).toBe("1.42");
    expect(cellOf(page).dataset.label).toBe("1");
  });
});

describe("cells of a match", () => {
  const cells = ["a", "b", "c"].map((name) => <Odds {...base} key={name} name={name} />);
  const row = (
    <OddsGroup name="Norrvik against Bastia Azul">
      <OddsLine columns={3}>{cells}</OddsLine>
      <OddsLine columns={3} isExtra>
        <LinePick label="Total" line="3.5" onPress={() => undefined} />
      </OddsLine>
    </OddsGroup>
  );
  const stops = (page: HTMLElement) =>
    [...page.querySelectorAll("button")].map((button) => button.getAttribute("tabindex"));
  const focused = () => document.activeElement?.getAttribute("aria-label");

  it("are a named group with a single tab stop", () => {
    const { page, again } = render(row);
    expect(one(page, "[role=group]").getAttribute("aria-label")).toBe(
      "Norrvik against Bastia Azul",
    );
    expect(stops(page)).toStrictEqual(["0", "-1", "-1", "-1"]);
    again(row);
    expect(stops(page)).toStrictEqual(["0", "-1", "-1", "-1"]);
  });

  it("are walked by arrows, Home and End, wrapping around", () => {
    const { page } = render(row);
    const group = one(page, "[role=group]");
    one(page, '[aria-label="a, 1.42"]').focus();
    press(group, "ArrowRight");
    expect(focused()).toBe("b, 1.42");
    expect(stops(page)).toStrictEqual(["-1", "0", "-1", "-1"]);
    press(group, "End");
    expect(focused()).toBe("Total 3.5, change the line");
    press(group, "ArrowRight");
    expect(focused()).toBe("a, 1.42");
    press(group, "ArrowLeft");
    press(group, "Home");
    expect(focused()).toBe("a, 1.42");
  });

  it("leave their tab stop to the keys: what a finger took becomes it with the next key, so that Tab leaves the group", () => {
    const { page } = render(row);
    const taken = one(page, '[aria-label="b, 1.42"]');
    taken.focus();
    expect(stops(page)).toStrictEqual(["0", "-1", "-1", "-1"]);
    press(taken, "Tab");
    expect(stops(page)).toStrictEqual(["-1", "0", "-1", "-1"]);
    expect(focused()).toBe("b, 1.42");
  });

  it("follow the reading direction", () => {
    document.documentElement.dir = "rtl";
    const { page } = render(row);
    one(page, '[aria-label="a, 1.42"]').focus();
    press(one(page, "[role=group]"), "ArrowLeft");
    expect(focused()).toBe("b, 1.42");
  });
});
