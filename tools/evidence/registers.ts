import { calendarPeriodAt } from "../../server/limits/calendar.ts";
import type { RegisterAnswer } from "../../src/events/limits/answers.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { SessionOpened } from "../../src/events/session/events.ts";
import type { Asked } from "./duties.ts";
import type { Order } from "./orders.ts";
import { type Breach, type Place, placeOf, type Witness } from "./walk.ts";

/** What the server said of the national registers, all together; `askedAt` in Unix ms by the device's clock. */
export type RegisterTold = Place & {
  readonly state: string;
  readonly askedAt: number | null;
  readonly rounds: readonly string[];
};

type Told = RegisterTold & { readonly player: unknown };
type Judged = {
  readonly told: readonly Told[];
  /** Who was signed in, by entry; and those whose sign-in the log has. */
  readonly players: ReadonlyMap<number, unknown>;
  readonly arrived: ReadonlySet<unknown>;
};

/** Seconds on the way, and those that were cut off. */
const TOLERANCE_MS = 60_000;

/** Each answer of the registers, and who was signed in at each entry that matters. */
export function registersWitness(askedAt: (at: number) => Asked) {
  const told: Told[] = [];
  const players = new Map<number, unknown>();
  const arrived = new Set<unknown>();
  const witness: Witness = {
    receive: ({ entry, before, after }) => {
      const player = after.session.tag === "player" ? after.session.userId : null;
      players.set(entry.seq, player);
      if (SessionOpened.is(entry)) arrived.add(player);
      // A log without its beginning has the last answer in its first state.
      if (told.length === 0 && before.limits.register !== undefined)
        told.push({ ...toldOf(before.limits.register, placeOf(entry)), askedAt: null, player });
      if (!ClientLimits.answered.is(entry)) return;
      const { register } = entry.data.body;
      if (register !== undefined) told.push({ ...toldOf(register, placeOf(entry)), player });
    },
  };
  return {
    ...witness,
    told: (): readonly RegisterTold[] => told.map(({ player: _player, ...one }) => one),
    breaches: (orders: readonly Order[]): readonly Breach[] =>
      orders
        .filter(({ outcome }) => outcome !== "refused")
        .flatMap((order) => {
          const asked = askedAt(order.at);
          const cause =
            asked.registers.length === 0 ? null : faultOf(order, asked, { told, players, arrived });
          return cause === null
            ? []
            : [{ seq: order.seq, at: order.at, duty: "register" as const, cause }];
        }),
  };
}

const toldOf = ({ state, askedAgoSec, rounds }: RegisterAnswer, place: Place): RegisterTold => ({
  ...place,
  state,
  askedAt: askedAgoSec === null ? null : place.at - askedAgoSec * 1000,
  rounds,
});

/** What is wrong with a bet that went out, by the answers before and after it; null: nothing. */
function faultOf(order: Place, asked: Asked, judged: Judged): string | null {
  const player = judged.players.get(order.seq);
  const own = judged.told.filter((one) => one.player === player);
  const before = own.findLast(({ seq }) => seq < order.seq);
  const after = own.find(({ seq }) => seq > order.seq);
  // What was asked before the bet may be known only after it.
  const isLaterClear =
    after?.state === "clear" && after.askedAt !== null && after.askedAt <= order.at + TOLERANCE_MS;
  if (before?.state === "restricted")
    return `a bet went out although a register had the player, as entry ${before.seq} says`;
  if (before?.state !== "clear" && !isLaterClear) {
    if (before === undefined)
      return judged.arrived.has(player)
        ? "a bet went out, and no register had answered since the sign-in"
        : null;
    return asked.registers.every(({ ifDown }) => ifDown === "playOn")
      ? null
      : `a bet went out although a register had not answered, as entry ${before.seq} says`;
  }
  if (!asked.registers.some(({ at }) => at.includes("day"))) return null;
  const day = calendarPeriodAt(order.at, { unit: "day", zone: asked.zone, hour: 0 });
  const isStale = after?.askedAt != null && after.askedAt < day.from - TOLERANCE_MS;
  return isStale
    ? `a bet went out, and the registers had not been asked on its day, as entry ${after.seq} says`
    : null;
}

/** By round and register, what the server has kept: the answer, or null for none. */
export type KeptAskings = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

/** Answers of the log that the server's own record does not bear out: each register of the pack has to be in it. */
export const missingAskings = (
  told: readonly RegisterTold[],
  kept: KeptAskings,
  askedAt: (at: number) => Asked,
): readonly Breach[] =>
  told.flatMap(({ seq, at, state, rounds }) =>
    state !== "clear"
      ? []
      : askedAt(at).registers.flatMap(({ name }) =>
          rounds.some((round) => kept.get(round)?.get(name) === "no")
            ? []
            : [
                {
                  seq,
                  at,
                  duty: "register" as const,
                  cause: `the server has no such answer of the register ${name}`,
                },
              ],
        ),
  );
