// @vitest-environment happy-dom
import { isRight } from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { AvailableLimits, ClientLimits } from "../../src/events/limits/events.ts";
import { SaveLimit } from "../../src/commands/limits.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { AmountSheet } from "../../src/views/sections/limits/AmountSheet.tsx";
import { SessionLimit } from "../../src/views/sections/limits/SessionLimit.tsx";
import { MoneyLimitRow } from "../../src/views/sections/limits/MoneyLimitRow.tsx";
import { answered } from "../kit/events.ts";
import { limitOf } from "../kit/limits.ts";
import { siteConfig } from "../kit/site.ts";
import { fakeClient, startedAt } from "./fakeClient.ts";
import { control, player, show } from "./player.tsx";
import { one, tap, type } from "./render.tsx";

type Terms = {
  calendarPeriod?: string;
  atLeast?: number;
  atMost?: number;
  waitSec?: number;
  periodDays?: number;
};

/** A player of a site under a pack that says this about one type of limit. */
function under(limitType: number, terms: Terms | null, availableValues: readonly number[]) {
  const policy = { id: "XX", figures: {}, limits: { [limitType]: terms ?? {} } };
  const fake = fakeClient({});
  const limits = { availableTypeIds: [limitType] };
  const site = { ...siteConfig, limits, ...(terms === null ? {} : { policy }) };
  const offer = { limitType, availableValues: [...availableValues], measure: "EUR", type: "money" };
  fake.emit(
    answered(SiteConfig, { lang: "en" }, site),
    ...player(100),
    answered(AvailableLimits, {}, { data: [offer] }),
  );
  return fake;
}
const sheet = (fake: ReturnType<typeof under>, limitType: number) =>
  show(fake, <AmountSheet group="deposit" limitType={limitType} onClose={() => {}} />);
const buttons = (page: HTMLElement) =>
  [...page.querySelectorAll("button")].map(({ textContent }) => textContent);

describe("the sheet of a deposit limit", () => {
  it("names the wait and the days of the month, by default and by the pack", () => {
    const plain = sheet(under(22, null, [100, 500]), 22).textContent;
    expect(plain).toContain("The most you can top up in 30 days");
    expect(plain).toContain("You confirm a higher one after 24 hours.");
    const terms = { waitSec: 72 * 3_600, periodDays: 31 };
    const swedish = sheet(under(22, terms, [100, 500]), 22).textContent;
    expect(swedish).toContain("The most you can top up in 31 days");
    expect(swedish).toContain("You confirm a higher one after 72 hours.");
    const weekly = sheet(under(21, { waitSec: 7 * 86_400 }, [100]), 21).textContent;
    expect(weekly).toContain("You confirm a higher one after 7 days.");
  });
  it("offers no amount above the most, and not none, also if the server does", () => {
    const offered = [100, 1_000, 1_001, 999_999_999];
    expect(buttons(sheet(under(22, { atMost: 1_000 }, offered), 22))).toEqual(
      expect.arrayContaining(["€100", "€1,000"]),
    );
    const texts = buttons(sheet(under(22, { atMost: 1_000 }, offered), 22)).join();
    expect(texts).not.toMatch(/1,001|No limit/);
    const plain = under(22, null, offered);
    plain.emit(answered(ClientLimits, {}, { data: [{ ...limitOf(22, 50), measure: "EUR" }] }));
    expect(buttons(sheet(plain, 22)).join()).toMatch(/1,001.*No limit/);
  });
  it("names the least of the pack when less is typed", () => {
    const fake = under(22, { atLeast: 5 }, []);
    const page = sheet(fake, 22);
    type(one(page, "input") as HTMLInputElement, "4.99");
    tap(control(page, "Set limit"));
    expect(page.textContent).toContain("Enter an amount from €5 to €1,000,000");
    expect(fake.sent).toEqual([]);
  });
  it("takes a typed amount up to the most, to the cent", () => {
    const fake = under(22, { atMost: 1_000 }, []);
    const state = fake.state();
    const decided = (limitValue: number) =>
      isRight(SaveLimit.decide({ limitType: 22, limitValue }, state, startedAt));
    expect([1_000, 1_000.01, 999_999_999].map(decided)).toEqual([true, false, false]);
    expect([1, 0.99].map(decided)).toEqual([true, false]);
  });
});

describe("a change that waits", () => {
  it("says when it may be confirmed, by the wait of the pack", () => {
    const pending = {
      ...limitOf(20, 200, "PENDING"),
      startedAt: Date.UTC(2026, 10, 24, 12) / 1_000,
      needApprove: true,
      measure: "EUR",
    };
    const rowOf = (terms: Terms | null) => {
      const fake = under(20, terms, [100, 200]);
      fake.emit(answered(ClientLimits, {}, { data: [pending] }));
      return show(fake, <MoneyLimitRow group="deposit" limitType={20} />).textContent;
    };
    expect(rowOf(null)).toContain("You can confirm it from 25 November");
    expect(rowOf({ waitSec: 72 * 3_600 })).toContain("You can confirm it from 27 November");
  });
});

describe("a limit by the calendar", () => {
  const row = (limitType: number, calendarPeriod: string, over: object = {}) => {
    const fake = under(limitType, { calendarPeriod, atMost: 1_000 }, [100]);
    const set = {
      ...limitOf(limitType, 50),
      measure: "EUR",
      renewsAt: Date.UTC(2027, 1, 1) / 1000,
    };
    fake.emit(answered(ClientLimits, {}, { data: [{ ...set, ...over }] }));
    return show(fake, <MoneyLimitRow group="deposit" limitType={limitType} />).textContent;
  };
  it.each([
    [20, "day", "1 calendar day"],
    [21, "week", "1 calendar week"],
    [22, "month", "1 calendar month"],
  ])("%i names its period and says when it starts again, in words and zone", (type, unit, name) => {
    const text = row(type, unit);
    expect(text).toContain(name);
    expect(text).toMatch(/Starts again on 1 February, \d\d:\d\d \(UTC/);
    expect(text).not.toContain("Holds for everybody");
  });
  it("that holds for everybody says so, and can still be set", () => {
    const text = row(22, "month", { isOfPolicy: true });
    expect(text).toContain("Holds for everybody here. You can set your own.");
    expect(text).toContain("Set limit 1 calendar month");
    expect(row(22, "month")).toContain("Change 1 calendar month");
  });
});

describe("the row of the session limit", () => {
  it("says when the day of the pack begins, with hour and zone [limits-015]", () => {
    const fake = fakeClient({});
    fake.emit(
      answered(SiteConfig, { lang: "en" }, { ...siteConfig, limits: { availableTypeIds: [31] } }),
      ...player(100),
    );
    const offer = { limitType: 31, availableValues: [1, 2], measure: "hours", type: "time" };
    fake.emit(answered(AvailableLimits, {}, { data: [offer] }));
    const row = show(fake, <SessionLimit />);
    expect(row.textContent).toContain("Logs you out until the next day.");
    const renewsAt = Date.UTC(2027, 1, 10, 23) / 1000;
    fake.emit(answered(AvailableLimits, {}, { data: [{ ...offer, renewsAt }] }));
    expect(row.textContent).toMatch(/the next day, which begins at \d\d:00 \(UTC[+−]\d+\)\./);
  });
});
