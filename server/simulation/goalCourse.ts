import type { GoalStory, Kind } from "./goalStory.ts";

/** What a course tells, by the name of its details. A check by the referee comes to nothing. */
const told = [
  ["goal", "goalMinutes"],
  ["shot", "shotMinutes"],
  ["corner", "cornerMinutes"],
  ["yellow", "yellowMinutes"],
  ["red", "redMinutes"],
] as const satisfies readonly (readonly [Kind, string])[];

/**
 * The course of a match as details of its score: the minutes, from 1, of each side's goals, shots that were saved,
 * corners and cards so far. Stoppage time counts as the last minute of its period, as it does in reports. Those of the
 * goals are always there, so that a client knows from the start that there is a course.
 */
export function goalCourse(
  { periods, incidents }: GoalStory,
  clockRate: number,
  ms: number,
): Readonly<Record<string, readonly number[]>> {
  const details: Record<string, number[]> = { goalMinutes1: [], goalMinutes2: [] };
  for (const incident of incidents) {
    if (incident.ms > ms) break;
    const name = told.find(([kind]) => kind === incident.kind)?.[1];
    const period = periods[incident.period];
    if (name === undefined || period === undefined) continue;
    const played = Math.floor(((incident.ms - period.startMs) * clockRate) / 60_000) + 1;
    const minutes = (details[`${name}${incident.side + 1}`] ??= []);
    minutes.push(period.startMinute + Math.min(played, period.minutes));
  }
  return details;
}
