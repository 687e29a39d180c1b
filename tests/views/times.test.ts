import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "../../src/events/settings/languages.ts";
import { localeOf } from "../../src/infra/i18n.ts";
import english from "../../src/infra/locales/en.json" with { type: "json" };
import russian from "../../src/infra/locales/ru.json" with { type: "json" };
import { formatMatchClock, formatSeconds, matchProgress } from "../../src/views/format/clock.ts";
import {
  dayOf,
  formatDate,
  formatDay,
  formatMoment,
  formatStart,
  formatTime,
  type TimeView,
} from "../../src/views/format/dates.ts";
import { secondText } from "../../src/views/bets/story/secondText.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Friday 21 November 2025, 12:00 UTC. */
const now = Date.UTC(2025, 10, 21, 12);
const london: TimeView = {
  locale: "en-GB",
  timeZone: 0,
  is12h: false,
  today: "today",
  tomorrow: "tomorrow",
};
const moscow: TimeView = {
  locale: "ru",
  timeZone: 3,
  is12h: false,
  today: "сегодня",
  tomorrow: "завтра",
};

describe("a start", () => {
  it("names the day only as far as needed", () => {
    const at = Date.UTC(2025, 10, 21, 18, 30);
    expect(formatStart(at, now, london)).toBe("18:30");
    expect(formatStart(at + dayMs, now, london)).toBe("Tomorrow 18:30");
    expect(formatStart(at + 2 * dayMs, now, london)).toBe("Sun 18:30");
    expect(formatStart(at + 6 * dayMs, now, london)).toBe("Thu 18:30");
    expect(formatStart(at + 7 * dayMs, now, london)).toBe("28 Nov 18:30");
    expect(formatStart(at + 60 * dayMs, now, london)).toBe("20 Jan 2026 18:30");
    expect(formatStart(at - 3 * dayMs, now, london)).toBe("18 Nov 18:30");
  });

  it("is a dash where a backend sends no time, and takes no page down", () => {
    const formats = [formatStart, formatMoment, formatDay, formatDate];
    for (const at of [2 ** 63, -(2 ** 63), 2 ** 63 * 1000, 8.64e15]) {
      const shown = [formatTime(at, moscow), secondText(at, now, moscow)];
      shown.push(...formats.map((format) => format(at, now, moscow)));
      expect(new Set(shown)).toEqual(new Set(["–"]));
    }
    expect(formatTime(2 ** 63, { ...london, is12h: true })).toBe("–");
  });

  it("says today inside a sentence", () => {
    expect(formatMoment(now + hourMs, now, london)).toBe("today 13:00");
    expect(formatMoment(now + dayMs, now, london)).toBe("tomorrow 12:00");
    expect(formatMoment(now + 2 * dayMs, now, london)).toBe("Sun 12:00");
    expect(formatMoment(now + dayMs, now, moscow)).toBe("завтра 15:00");
    expect(formatMoment(now + 2 * dayMs, now, moscow)).toBe("вс 15:00");
    expect(formatStart(now + 2 * dayMs, now, moscow)).toBe("Вс 15:00");
  });

  it("formats 12 or 24 hours and midnight as the player wants", () => {
    expect(formatTime(now + 6.5 * hourMs, { ...london, is12h: true })).toBe("6:30 pm");
    expect(formatTime(now + 12 * hourMs, london)).toBe("00:00");
  });

  it("names today and tomorrow as the locale of each language does", () => {
    for (const [language, { shell }] of Object.entries({ en: english, ru: russian })) {
      const days = new Intl.RelativeTimeFormat(localeOf(language), { numeric: "auto" });
      expect([shell.today, shell.tomorrow]).toEqual([days.format(0, "day"), days.format(1, "day")]);
    }
  });

  it("is written as the locale of each language writes it", () => {
    for (const locale of languages.map(localeOf)) {
      const whole = new Intl.DateTimeFormat(locale, {
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        timeZone: "UTC",
      });
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 8e15 }), (at) => {
          expect(formatTime(at, { ...london, locale })).toBe(whole.format(at));
        }),
      );
    }
  });

  it("counts the day in the player's zone, half hours too", () => {
    const late = Date.UTC(2025, 10, 21, 22);
    expect(formatStart(late, now, london)).toBe("22:00");
    expect(formatStart(late, now, { ...london, timeZone: 5.5 })).toBe("Tomorrow 03:30");
    expect(formatStart(late, now, { ...london, timeZone: -11 })).toBe("11:00");
  });

  it("heads a list of days", () => {
    expect(formatDay(now, now, london)).toBe("Today");
    expect(formatDay(now - dayMs, now, london)).toBe("20 November");
    expect(formatDate(now - 365 * dayMs, now, london)).toBe("21 November 2024");
    expect(formatDay(now, now, moscow)).toBe("Сегодня");
  });

  it("puts two times of the same day in that zone on one day", () => {
    const zones = fc.integer({ min: -12, max: 14 });
    fc.assert(
      fc.property(zones, fc.integer({ min: 0, max: dayMs - 1 }), (timeZone, offset) => {
        const view = { ...london, timeZone };
        const midnight = dayOf(now, view) * dayMs - timeZone * hourMs;
        expect(dayOf(midnight + offset, view)).toBe(dayOf(midnight, view));
        expect(dayOf(midnight - 1, view)).toBe(dayOf(midnight, view) - 1);
      }),
    );
  });
});

describe("the match clock", () => {
  const football = { style: "minutes", periodSec: 2700, periods: 2 } as const;

  it("continues through the second half and shows added time separately", () => {
    expect(formatMatchClock({ ...football, period: 2, timeSec: 67 * 60 + 12 })).toBe("67′");
    expect(formatMatchClock({ ...football, period: 1, timeSec: 47 * 60 })).toBe("45+2′");
    expect(formatMatchClock({ ...football, period: 2, timeSec: 47 * 60 })).toBe("47′");
    expect(formatMatchClock({ ...football, period: 2, timeSec: 93 * 60 })).toBe("90+3′");
    expect(formatMatchClock({ ...football, period: 0, timeSec: -5 })).toBe("0′");
  });

  it("counts inside quarters and periods", () => {
    const nba = { style: "quarters", periodSec: 720, periods: 4 } as const;
    expect(formatMatchClock({ ...nba, period: 3, timeSec: 1440 + 252 })).toBe("Q3 04:12");
    expect(formatMatchClock({ ...nba, period: 0, timeSec: 1440 + 252 })).toBe("Q3 04:12");
    const hockey = { style: "periods", periodSec: 1200, periods: 3 } as const;
    expect(formatMatchClock({ ...hockey, period: 2, timeSec: 1200 + 700 })).toBe("P2 11:40");
  });

  it("is empty where there is none", () => {
    expect(
      formatMatchClock({ style: "none", period: 2, periodSec: 0, periods: 5, timeSec: 9 }),
    ).toBe("");
  });

  it("goes past the hour in minutes", () => {
    expect(formatSeconds(67 * 60 + 12)).toBe("67:12");
    expect(formatSeconds(125 * 60)).toBe("125:00");
    expect(formatSeconds(-1)).toBe("00:00");
  });

  it("keeps added time inside its half on the line", () => {
    expect(matchProgress({ ...football, period: 1, timeSec: 2820 })).toBe(0.5);
    expect(matchProgress({ ...football, period: 2, timeSec: 5700 })).toBe(1);
    expect(matchProgress({ ...football, period: 0, timeSec: 1350 })).toBe(0.25);
    expect(matchProgress({ style: "none", period: 1, periodSec: 0, periods: 0, timeSec: 9 })).toBe(
      0,
    );
  });
});
