// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { PowerBetOpened, PowerBetRefused } from "../../src/events/powerBet/events.ts";
import PowerBetPage from "../../src/views/sections/powerBet/index.tsx";
import { fallenTo, having, offer, offered, onPowerBet } from "../kit/powerBet.ts";
import { limit } from "../marbles/limits.ts";
import { control, player, received, show, userId } from "./player.tsx";
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

describe("a power bet of a backend that counts otherwise", () => {
  const least = (minBetAmount: number) => fallenTo({ ...offer, minBetAmount, coef: 2.1 });
  it("can be taken for the least that can be staked", () => {
    const { page } = opened(least(0.505));
    expect(plain(page)).toContain("€0.51");
    expect(control(page, "Power bet for €0.51").getAttribute("aria-disabled")).toBeNull();
  });

  it("can be changed step by step where it names no least stake", () => {
    const { page } = opened(least(0));
    const before = one(page, "input").getAttribute("aria-valuenow");
    tap(control(page, "More by €0.25"));
    expect(one(page, "input").getAttribute("aria-valuenow")).not.toBe(before);
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

const other = { ...offer, offerId: "pb_2", marketId: 902, outcomeName: "Draw", coef: 3.6 };
const wish = {
  couponId: 77,
  accountId: 11,
  currencyIso: "EUR",
  offerId: "pb_2",
  marketId: 902,
  amount: 20,
  coef: 3.6,
};
const radio = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll('[role="radio"]')].find((choice) => choice.textContent.includes(name));
const isChosen = (page: HTMLElement, name: string) =>
  radio(page, name)?.getAttribute("aria-checked") === "true";

/** Twenty euros are typed for the second of two picks. */
function secondChosen() {
  const { fake, page } = opened(fallenTo(offer, other));
  tap(radio(page, "Draw") as HTMLElement);
  stake(page, "20");
  return { fake, page };
}

describe("the pick and the stake of a power bet", () => {
  it("stay after the server has refused it", () => {
    const { fake, page } = secondChosen();
    fake.emit(PowerBetOpened({ key: "key", userId, wish }));
    fake.emit(PowerBetRefused({ key: "key", code: 2001 }));
    fake.emit(fallenTo(offer, { ...other, offerId: "pb_3", coef: 3.4 }));
    expect(isChosen(page, "Draw")).toBe(true);
    expect(control(page, "Power bet for €20.00").getAttribute("aria-disabled")).toBeNull();
  });

  it("do not become another pick when that one is no longer offered", () => {
    const { fake, page } = secondChosen();
    fake.emit(fallenTo(offer));
    expect(plain(page)).toContain("The pick that you chose is no longer offered.");
    expect(isChosen(page, "Norrvik")).toBe(false);
    expect(plain(page)).not.toContain("Power bet for");
    fake.emit(fallenTo(offer, other));
    expect(plain(page)).not.toContain("no longer offered");
    control(page, "Power bet for €20.00");
  });

  it("are those that were asked about, even if nothing was changed before", () => {
    const { fake, page } = opened(fallenTo(offer, other));
    tap(control(page, "Power bet for €0.50"));
    fake.emit(fallenTo(other));
    expect(page.querySelector("dialog")).toBeNull();
    expect(plain(page)).toContain("The pick that you chose is no longer offered.");
  });

  it("are each pick's own", () => {
    const { page } = secondChosen();
    tap(radio(page, "Norrvik") as HTMLElement);
    control(page, "Power bet for €0.50");
    tap(radio(page, "Draw") as HTMLElement);
    expect(control(page, "Power bet for €20.00")).toBeDefined();
  });
});
