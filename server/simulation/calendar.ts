/** Days from Monday, 0 to 6, and minutes of the day in the league's local time. */
export type MatchDay = {
  readonly day: number;
  readonly from: number;
  readonly to: number;
};

/** When a league plays in a week; every side plays once on each match day. */
export type Calendar = readonly MatchDay[];

const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = [0, 1, 2, 3, 4, 5, 6];
const evening = [16, 20.75] as const;

/** The usual football week: Saturday afternoon, and again on Tuesday evening. */
export const weekendAfternoons = days([saturday, 13, 20], [tuesday, ...evening]);
export const sundays = days([sunday, 14, 21.25], [wednesday, ...evening]);
export const sundayNoons = days([sunday, 12, 17], [thursday, ...evening]);
export const mondaysAndFridays = days([monday, ...evening], [friday, ...evening]);
/** Reserve teams play during working hours. */
export const weekdayNoons = days([tuesday, 11.5, 16.5], [friday, 11.5, 16.5]);
export const midweekNight = days([wednesday, 18.5, 21], [saturday, 18, 20]);

export const evenEvenings = days(
  [monday, ...evening],
  [wednesday, ...evening],
  [friday, ...evening],
);
export const oddEvenings = days(
  [tuesday, ...evening],
  [thursday, ...evening],
  [saturday, ...evening],
);
export const weekendEvenings = days([sunday, ...evening], [thursday, 12, 16.25]);

/** Twice a day. */
export const nightly = everyDay([10.5, 15], [19.5, 23.25]);
/** Singles matches twice a day, with a long break at noon. */
export const tourDays = everyDay([10, 13.5], [17.75, 21.5]);
/** Short matches all day long. */
export const hallDays = everyDay(
  [9, 10.25],
  [11.5, 12.75],
  [14, 15.25],
  [16.5, 17.75],
  [19, 20.25],
);

type Hours = readonly [fromHour: number, toHour: number];

function days(...matchDays: readonly (readonly [day: number, ...Hours])[]): Calendar {
  return matchDays.map(([day, from, to]) => ({ day, from: from * 60, to: to * 60 }));
}

function everyDay(...hourRanges: readonly Hours[]): Calendar {
  return days(
    ...[monday, tuesday, wednesday, thursday, friday, saturday, sunday].flatMap((day) =>
      hourRanges.map((hours): readonly [number, ...Hours] => [day, ...hours]),
    ),
  );
}
