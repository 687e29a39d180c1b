// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { ClientLimits, LimitWanted, SaveLimits } from "../../src/events/limits/events.ts";
import { answered } from "../kit/events.ts";
import { limit } from "../marbles/limits.ts";
import { page } from "./limitsScreen.tsx";
import { control } from "./player.tsx";
import { tap } from "./render.tsx";

describe("a change that is saved", () => {
  const save = (...limits: readonly { limitType: number; limitValue: number }[]) => ({
    asked: LimitWanted(limits[0] ?? { limitType: 0, limitValue: 0 }),
    answered: answered(
      SaveLimits,
      { limits: [...limits] },
      {
        status: 200,
        data: {
          limitsData: limits.map(({ limitType, limitValue }) => limit(limitType, { limitValue })),
        },
      },
    ),
  });
  const statuses = (element: HTMLElement) => [...element.querySelectorAll('[role="status"]')];
  const said = (element: HTMLElement) =>
    statuses(element).flatMap(({ textContent }) => (textContent === "" ? [] : [textContent]));

  it.each([
    [20, "Deposit limits, 24 hours: your change is saved."],
    [31, "Session limit: your change is saved."],
    [32, "Reality checks: your change is saved."],
    [33, "Your time-out has started."],
    [30, "Self-exclusion: your change is saved."],
  ])("of type %i is told once, by a status that was there before", (limitType, text) => {
    const { fake, element } = page();
    const before = statuses(element);
    const { asked, answered: saved } = save({ limitType, limitValue: 1 });
    fake.emit(asked);
    expect(said(element)).toEqual([]);
    fake.emit(saved);
    expect(said(element)).toEqual([text]);
    expect(statuses(element)).toEqual(before);
  });

  it("is told once its sheet has closed, and again after the next change", () => {
    const { fake, element } = page();
    const { asked, answered: saved } = save({ limitType: 20, limitValue: 50 });
    for (const opener of ["Set limit 24 hours", "Change 24 hours"]) {
      tap(control(element, opener));
      expect(said(element)).toEqual([]);
      fake.emit(asked, saved);
      expect(element.querySelector("dialog")).toBeNull();
      expect(said(element)).toEqual(["Deposit limits, 24 hours: your change is saved."]);
    }
  });

  it("leaves the length of another time-out to choose", () => {
    const { fake, element } = page();
    const { asked, answered: saved } = save({ limitType: 33, limitValue: 1 });
    fake.emit(asked, saved, answered(ClientLimits, {}, { data: [] }));
    tap(control(element, "7 days"));
    expect(control(element, "Start time-out")).toBeDefined();
  });
});
