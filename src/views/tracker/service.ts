import { type Game, status } from "../../events/sports/index.ts";

/** The service under way in tennis. */
export type Service = {
  readonly side: 0 | 1;
  /** The first point of a game is served from the right, then the sides of the court alternate. */
  readonly isFromRight: boolean;
  readonly point: "gamePoint" | "breakPoint" | "deuce" | null;
};

const names: readonly string[] = ["0", "15", "30", "40", "A"];
/** Who has this many points wins the game with the next, unless the other has as many. */
const oneShort = 3;

const stopped: readonly number[] = Object.values(status);

/** Who serves, from where and for what, from the points of the score; null where it does not say, and in a break. */
export function serviceOf({ score, status: now }: Pick<Game, "score" | "status">): Service | null {
  const [first, second] = score?.current ?? [];
  const { serving } = score ?? {};
  if (stopped.includes(now) || (serving !== 1 && serving !== 2)) return null;
  if (first === undefined || second === undefined) return null;
  const isGame = names.includes(first) && names.includes(second);
  // A tie-break counts its points one by one.
  const points = [first, second].map((text) => (isGame ? names.indexOf(text) : Number(text)));
  const own = points[serving - 1] ?? Number.NaN;
  const other = points[2 - serving] ?? Number.NaN;
  if (!Number.isInteger(own + other)) return null;
  return {
    side: serving === 1 ? 0 : 1,
    isFromRight: (own + other) % 2 === 0,
    point: isGame ? pointOf(own, other) : null,
  };
}

function pointOf(own: number, other: number): Service["point"] {
  if (own === other) return own === oneShort ? "deuce" : null;
  if (Math.max(own, other) < oneShort) return null;
  return own > other ? "gamePoint" : "breakPoint";
}
