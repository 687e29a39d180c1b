import type { Game } from "../../events/sports/index.ts";

const kinds = ["goal", "shot", "corner", "yellow", "red"] as const;
type Kind = (typeof kinds)[number];

/** Something that happened in a match; `side` 0 is the first. */
export type Incident = { readonly kind: Kind; readonly side: 0 | 1; readonly minute: number };

/** The minutes of one bar of the drawing. */
const stretch = 2;
/** What an incident says about who presses. Cards say nothing. */
const weights: Readonly<Record<Kind, number>> = { goal: 3, shot: 2, corner: 1, yellow: 0, red: 0 };
/** Pressure fades: this share of it is left in the next stretch. */
const fade = 0.6;

/**
 * The course of a match from the details of its score, in order; null where the feed does not tell it. Within a minute the
 * order is not known.
 */
export function incidentsOf({ score }: Pick<Game, "score">): readonly Incident[] | null {
  const details = score?.details ?? {};
  const sides = [0, 1] as const;
  if (sides.every((side) => details[`goalMinutes${side + 1}`] === undefined)) return null;
  return kinds
    .flatMap((kind) =>
      sides.flatMap((side) =>
        (details[`${kind}Minutes${side + 1}`] ?? []).map((minute) => ({ kind, side, minute })),
      ),
    )
    .toSorted((a, b) => a.minute - b.minute);
}

/** Goals and cards are marked on the time line. */
export const isOnLine = ({ kind }: Incident): boolean => kind !== "shot" && kind !== "corner";

/** Pressure of both sides in each stretch played until `minute`, from 0 to 1 of the greatest. */
export function momentumOf(
  incidents: readonly Incident[],
  minute: number,
): readonly (readonly [number, number])[] {
  const bars: [number, number][] = [];
  for (let from = 0; from < minute; from += stretch) {
    const [first, second] = bars.at(-1) ?? [0, 0];
    const bar: [number, number] = [first * fade, second * fade];
    for (const incident of incidents) {
      const isIn = incident.minute > from && incident.minute <= from + stretch;
      if (isIn) bar[incident.side] += weights[incident.kind];
    }
    bars.push(bar);
  }
  const greatest = Math.max(weights.goal, ...bars.flat());
  return bars.map(([first, second]) => [first / greatest, second / greatest]);
}

/** Where a minute of a match of this length is on the line, from 0 to 1. */
export const shareOf = (minute: number, length: number): number =>
  Math.max(0, Math.min(1, minute / length));

/** The share of the line that one bar takes. */
export const barShare = (length: number): number => stretch / length;
