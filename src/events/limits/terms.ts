import type { State } from "../index.ts";

type WithShell = Pick<State, "shell">;

/** How long a looser limit waits, where the policy pack does not say. [limits-007] */
const WAIT_SEC = 86_400;
const DAY_SEC = 86_400;
/** The length of the longest period, where the policy pack does not say. [limits-003] */
const MONTH_DAYS = 30;

const ofPack = ({ shell }: WithShell, limitType: number) =>
  shell.config?.policy?.limits?.[limitType];

/** How long the pack makes a looser limit of this type wait, s; 0 where it does not say. */
export const packWaitSec = (state: WithShell, limitType: number): number =>
  ofPack(state, limitType)?.waitSec ?? 0;

/** How long a looser limit of this type waits before it applies or may be confirmed, s. */
export const waitSecOf = (state: WithShell, limitType: number): number =>
  ofPack(state, limitType)?.waitSec ?? WAIT_SEC;

/** A wait in whole days if it has more than three, else in hours. */
export const waitIn = (sec: number): { readonly unit: "hours" | "days"; readonly count: number } =>
  sec > 3 * DAY_SEC && sec % DAY_SEC === 0
    ? { unit: "days", count: sec / DAY_SEC }
    : { unit: "hours", count: Math.ceil(sec / 3_600) };

/** The days of the longest period of a limit on money. */
export const monthDaysOf = (state: WithShell, limitType: number): number =>
  ofPack(state, limitType)?.periodDays ?? MONTH_DAYS;

/** Day, week or month of the calendar, where the pack has the limit count by it; undefined: so many days back from now. */
export const calendarPeriodOf = (state: WithShell, limitType: number): string | undefined =>
  ofPack(state, limitType)?.calendarPeriod;

/** The least that a limit on money of this type may be; 1 where the pack does not say. */
export const lowestOf = (state: WithShell, limitType: number): number =>
  Math.max(1, ofPack(state, limitType)?.atLeast ?? 1);

/** The most that a limit of this type may be; infinite where the pack does not say. */
export const mostOf = (state: WithShell, limitType: number): number =>
  ofPack(state, limitType)?.atMost ?? Number.POSITIVE_INFINITY;

/** Whether the pack allows the value; "none" of a limit on money is above any most. */
export const isAllowed = (state: WithShell, limitType: number, value: number): boolean =>
  value >= (ofPack(state, limitType)?.atLeast ?? value) && value <= mostOf(state, limitType);
