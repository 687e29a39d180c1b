// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { type ClientLimit, LimitWanted, SaveLimits } from "../../src/events/limits/events.ts";
import { answered } from "../kit/events.ts";
import { limit, raise } from "../marbles/limits.ts";
import { inDialog, page } from "./limitsScreen.tsx";
import { control } from "./player.tsx";
import { one, tap, type } from "./render.tsx";

describe("while a change of one limit is being sent", () => {
  const sending = LimitWanted({ limitType: 20, limitValue: 50 });
  const isInert = (element: Element) => element.getAttribute("aria-disabled") === "true";

  it.each([
    ["a time-out", ["7 days", "Start time-out"], "Start time-out"],
    [
      "a self-exclusion of a month",
      ["Months", "1 month", "Reason, Choose", "A pause", "Exclude myself"],
      "Exclude myself",
    ],
    [
      "a self-exclusion for good",
      ["For good", "Reason, Choose", "A pause", "Exclude myself"],
      "Exclude myself",
    ],
  ])("the question about %s says that it is busy, and stays open", (_name, taps, confirm) => {
    const { fake, element } = page();
    for (const text of taps) tap(control(element, text));
    fake.emit(sending);
    tap(inDialog(confirm));
    expect(fake.sent).toEqual([]);
    expect(inDialog(confirm).getAttribute("aria-busy")).toBe("true");
    tap(inDialog("Cancel"));
    expect(control(element, confirm).getAttribute("aria-busy")).toBe("true");
  });

  it("no interval of the reality check can be tapped", () => {
    const { fake, element } = page();
    fake.emit(sending);
    const chips = element.querySelector('[role="group"][aria-label="Reality checks"]');
    expect(chips?.getAttribute("aria-busy")).toBe("true");
    tap(control(element, "10"));
    expect(isInert(control(element, "10"))).toBe(true);
    expect(fake.sent).toEqual([]);
  });

  it.each([
    ["Set limit Session limit", ["1 hour a day"]],
    ["Set limit 7 days", ["€10", "Set limit"]],
  ])("the sheet of %s is busy", (opener, names) => {
    const { fake, element } = page();
    tap(control(element, opener));
    fake.emit(sending);
    for (const name of names) {
      tap(inDialog(name));
      expect(isInert(inDialog(name)), name).toBe(true);
    }
    expect(fake.sent).toEqual([]);
  });
});

describe("an amount that is typed", () => {
  const typed = (text: string, ...items: readonly ClientLimit[]) => {
    const { fake, element } = page(limit(20), ...items);
    tap(control(element, "Change 24 hours"));
    type(one(element, "dialog input") as HTMLInputElement, text);
    tap(inDialog("Set limit"));
    return { sent: fake.sent, text: element.querySelector("dialog")?.textContent };
  };

  it("and is in force already is not sent, and the sheet says why", () => {
    const { sent, text } = typed("100");
    expect(text).toContain("This is your limit already.");
    expect(sent).toEqual([]);
  });

  it("and is in force, but another one waits, takes its place", () => {
    const data = { limitType: 20, limitValue: 100 };
    expect(typed("100", raise(0)).sent).toEqual([{ type: "SaveLimit", data }]);
  });

  it.each(["0.5", "1000001", "999999999", ""])("as '%s' is out of bounds", (text) => {
    const shown = typed(text);
    expect(shown.text).toContain("Enter an amount from €1 to €1,000,000");
    expect(shown.sent).toEqual([]);
  });
});

describe("a change whose sheet is closed before the answer", () => {
  const ask = { limits: [{ limitType: 20, limitValue: 50 }] };
  const lower = limit(20, { limitValue: 50 });
  const saved = answered(SaveLimits, ask, { status: 200, data: { limitsData: [lower] } });
  const refused = answered(SaveLimits, ask, { status: 400, data: {}, title: "" });
  const left = () => {
    const { fake, element } = page(limit(20));
    tap(control(element, "Change 24 hours"));
    tap(inDialog("€50"));
    tap(inDialog("Close"));
    return { fake, element };
  };
  const row = (element: HTMLElement) => control(element, "Change 24 hours").parentElement;

  it("tells on its row that it is saved, until the sheet opens again, which stays open", () => {
    const { fake, element } = left();
    expect(row(element)?.textContent).not.toContain("saved");
    fake.emit(saved);
    expect(row(element)?.querySelector('[role="status"]')?.textContent).toBe(
      "Deposit limits, 24 hours: your change is saved.",
    );
    tap(control(element, "Change 24 hours"));
    expect(element.querySelector("dialog")).not.toBeNull();
    tap(inDialog("Close"));
    expect(row(element)?.textContent).not.toContain("saved");
  });

  it("tells on its row that it is not saved, and the sheet opens without that", () => {
    const { fake, element } = left();
    fake.emit(refused);
    expect(row(element)?.querySelector('[role="alert"]')?.textContent).toContain(
      "The limit was not saved.",
    );
    tap(control(element, "Change 24 hours"));
    expect(element.textContent).not.toContain("not saved");
  });

  it("to a self-exclusion tells it whatever length is chosen meanwhile", () => {
    const { fake, element } = page();
    fake.emit(LimitWanted({ limitType: 30, limitValue: 30, selfExcludeReasonId: 2 }));
    tap(control(element, "Days"));
    fake.emit(answered(SaveLimits, ask, { status: 400, data: {}, title: "" }));
    expect(element.textContent).toContain("The limit was not saved.");
  });
});

it.each([
  [{ tag: "http", status: 500 } as const, "The limit was not saved."],
  [{ tag: "offline" } as const, "We do not know whether your change was saved"],
])("a self-exclusion that ended with %o says what is known of it", (error, text) => {
  const { fake, element } = page();
  const limitToSave = { limitType: 30, limitValue: 30, selfExcludeReasonId: 2 };
  tap(control(element, "Days"));
  fake.emit(LimitWanted(limitToSave));
  fake.emit(SaveLimits.failed({ call: 1, ask: { limits: [limitToSave] }, error }));
  expect(element.textContent).toContain(text);
});

it("a raise that waits keeps its date while it is taken back, and nobody is asked to confirm it", () => {
  const { fake, element } = page(limit(20), raise(0));
  tap(control(element, "Cancel"));
  expect(fake.sent).toHaveLength(1);
  expect(element.textContent).toContain("You can confirm it from");
  expect(control(element, "Cancel").getAttribute("aria-busy")).toBe("true");
  expect(element.textContent).not.toContain("Confirm your new");
});
