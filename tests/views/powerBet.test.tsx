// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import PowerBetPage from "../../src/views/sections/powerBet/index.tsx";
import { fallenTo, having, offer, offered, onPowerBet } from "../kit/powerBet.ts";
import { limit } from "../marbles/limits.ts";
import { control, player, received, show } from "./player.tsx";
import { one, press, tap, type } from "./render.tsx";

function opened(...events: readonly Draft[]) {
  const fake = received(...player(100), having(), onPowerBet, ...offered(), ...events);
  return { fake, page: show(fake, <PowerBetPage />) };
}

const plain = (element: Element) => element.textContent?.replaceAll("\u00a0", " ");

function stake(page: HTMLElement, amount: string): HTMLElement {
  const field = one(page, "input");
  type(field, amount);
  press(field, "Enter");
  return control(page, `Power bet for €${amount}.00`);
}

describe("the stake of a power bet", () => {
  it("above what a limit leaves cannot be taken, and the limit is named", () => {
    const { page } = opened(having(limit(1, { limitBalance: 5 })));
    expect(stake(page, "20").getAttribute("aria-disabled")).toBe("true");
    expect(plain(page)).toContain("€5");
    expect(plain(page)).toMatch(/limit/i);
    expect(stake(page, "5").getAttribute("aria-disabled")).toBeNull();
  });
});

describe("the question before a power bet", () => {
  it("stays when the odds have just fallen, and says so", () => {
    const { fake, page } = opened();
    tap(stake(page, "5"));
    fake.emit(fallenTo({ ...offer, offerId: "pb_2", coef: 1.9 }));
    tap(control(one(page, "dialog"), "Place for €5.00"));
    expect(fake.sent.at(-1)?.data).toMatchObject({ offerId: "pb_2", coef: 1.9 });
    expect(plain(one(page, "dialog"))).toContain("The odds have just changed: they were 2.10.");
  });

  it("says what has come in the way meanwhile", () => {
    const { fake, page } = opened();
    tap(stake(page, "20"));
    fake.emit(having(limit(1, { limitBalance: 5 })));
    const yes = control(one(page, "dialog"), "Place for €20.00");
    expect(yes.getAttribute("aria-disabled")).toBe("true");
    expect(plain(one(page, "dialog"))).toMatch(/limit/i);
  });
});
