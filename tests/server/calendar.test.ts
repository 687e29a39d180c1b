import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CalendarPeriod, calendarPeriodAt } from "../../server/limits/calendar.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** With and without summer time, half hours, a change of the clocks at midnight, and a day that was left out. */
const zones = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "Asia/Kolkata",
  "Asia/Almaty",
  "Australia/Lord_Howe",
  "Asia/Beirut",
  "Pacific/Apia",
];
const period: fc.Arbitrary<CalendarPeriod> = fc.record({
  unit: fc.constantFrom("day", "week", "month"),
  zone: fc.constantFrom(...zones),
  hour: fc.integer({ min: 0, max: 23 }),
});
const moment = fc.integer({ min: Date.UTC(2010, 0, 1), max: Date.UTC(2040, 0, 1) });
const longest = { day: 25 * hourMs, week: 7 * dayMs + hourMs, month: 31 * dayMs + hourMs };
const shortest = { day: 23 * hourMs, week: 6 * dayMs, month: 27 * dayMs };

describe("the periods of a calendar", () => {
  it("hold every moment exactly once: each ends where the next one begins [limits-003]", () => {
    fc.assert(
      fc.property(period, moment, (calendar, at) => {
        const { from, to } = calendarPeriodAt(at, calendar);
        expect(from).toBeLessThanOrEqual(at);
        expect(to).toBeGreaterThan(at);
        for (const inside of [from, to - 1])
          expect(calendarPeriodAt(inside, calendar)).toEqual({ from, to });
        expect(calendarPeriodAt(to, calendar).from).toBe(to);
        expect(calendarPeriodAt(from - 1, calendar).to).toBe(from);
      }),
      { numRuns: 1_000 },
    );
  });
  it("are as long as their days, whichever way the clocks change", () => {
    fc.assert(
      fc.property(
        period.filter(({ zone }) => zone !== "Pacific/Apia"),
        moment,
        (calendar, at) => {
          const { from, to } = calendarPeriodAt(at, calendar);
          expect(to - from).toBeLessThanOrEqual(longest[calendar.unit]);
          expect(to - from).toBeGreaterThanOrEqual(shortest[calendar.unit]);
        },
      ),
      { numRuns: 500 },
    );
  });
  it("never begin later for an earlier moment, so a clock that is set back opens no new one", () => {
    fc.assert(
      fc.property(period, moment, fc.nat(40 * dayMs), (calendar, at, back) => {
        expect(calendarPeriodAt(at - back, calendar).from).toBeLessThanOrEqual(
          calendarPeriodAt(at, calendar).from,
        );
      }),
      { numRuns: 500 },
    );
  });

  const berlin = "Europe/Berlin";
  const at = (text: string) => Date.parse(text);
  it.each([
    [
      "the end of a month in winter",
      "2027-01-31T22:59:59.999Z",
      "month",
      0,
      "2026-12-31T23:00Z",
      "2027-01-31T23:00Z",
    ],
    [
      "the 1st, to the millisecond",
      "2027-01-31T23:00:00.000Z",
      "month",
      0,
      "2027-01-31T23:00Z",
      "2027-02-28T23:00Z",
    ],
    [
      "a month in which summer time begins",
      "2027-03-28T12:00Z",
      "month",
      0,
      "2027-02-28T23:00Z",
      "2027-03-31T22:00Z",
    ],
    [
      "the day of 23 hours",
      "2027-03-28T12:00Z",
      "day",
      0,
      "2027-03-27T23:00Z",
      "2027-03-28T22:00Z",
    ],
    [
      "the day of 25 hours",
      "2027-10-31T12:00Z",
      "day",
      0,
      "2027-10-30T22:00Z",
      "2027-10-31T23:00Z",
    ],
    [
      "an hour that is left out: it begins when it would have",
      "2027-03-28T12:00Z",
      "day",
      2,
      "2027-03-28T01:00Z",
      "2027-03-29T00:00Z",
    ],
    [
      "an hour that comes twice: it begins at the first",
      "2027-10-31T12:00Z",
      "day",
      2,
      "2027-10-31T00:00Z",
      "2027-11-01T01:00Z",
    ],
    [
      "a Sunday before the hour is of the week before",
      "2027-01-11T03:00Z",
      "week",
      6,
      "2027-01-04T05:00Z",
      "2027-01-11T05:00Z",
    ],
    ["leap day", "2028-02-29T12:00Z", "month", 0, "2028-01-31T23:00Z", "2028-02-29T23:00Z"],
  ] as const)("Berlin: %s", (_what, now, unit, hour, from, to) => {
    const found = calendarPeriodAt(at(now), { unit, zone: berlin, hour });
    expect(found.to).toBe(at(to));
    expect(found.from).toBe(at(from));
  });
});
