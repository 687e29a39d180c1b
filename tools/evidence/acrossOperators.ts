import { limitInForce } from "../../src/events/limits/index.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import type { State } from "../../src/events/index.ts";
import { TopUpDemoMoney } from "../../src/events/placement/demoMoneyEvents.ts";
import type { Deposit, KeyedDeposit } from "./deposits.ts";
import type { Asked } from "./duties.ts";
import type { Order } from "./orders.ts";
import { limitName } from "./texts.ts";
import { type Breach, type Place, placeOf, type Witness } from "./walk.ts";

/** What the server said of where the player is active; `until` in Unix ms. */
export type ActivityTold = Place & { readonly state: string; readonly until: number | null };

type Told = ActivityTold & { readonly player: unknown };

/** Seconds on the way, and clocks that differ. */
const TOLERANCE_MS = 60_000;

/** Where the player was active when each bet and deposit went out, and what the limits across operators left. */
export function acrossOperatorsWitness(askedAt: (at: number) => Asked) {
  const told: Told[] = [];
  const players = new Map<number, unknown>();
  const usedUp = new Map<number, number>();
  const witness: Witness = {
    receive: ({ entry, before, after }) => {
      const player = after.session.tag === "player" ? after.session.userId : null;
      players.set(entry.seq, player);
      if (TopUpDemoMoney.asked.is(entry)) {
        const type = usedUpIn(before, askedAt(entry.at));
        if (type !== undefined) usedUp.set(entry.seq, type);
      }
      if (!ClientLimits.answered.is(entry)) return;
      const { activity } = entry.data.body;
      if (activity === undefined) return;
      const until = activity.until === null ? null : activity.until * 1000;
      told.push({ ...placeOf(entry), state: activity.state, until, player });
    },
  };
  const activityFault = (sent: Place, { activityFile }: Asked): string | null => {
    const own = told.filter(({ player }) => player === players.get(sent.seq));
    const last = own.findLast(({ seq }) => seq < sent.seq);
    if (activityFile === null || last === undefined) return null;
    const isClosed = last.state === "elsewhere" || last.state === "waiting";
    if (isClosed && last.until !== null && sent.at < last.until - TOLERANCE_MS)
      return last.state === "elsewhere"
        ? `although the player was active at another operator, as entry ${last.seq} says`
        : `before the wait after play was over, as entry ${last.seq} says`;
    // It may have answered when this was asked.
    const next = own.find(({ seq }) => seq > sent.seq);
    return last.state === "unanswered" && next?.state !== "here" && activityFile.ifDown !== "playOn"
      ? `although the file ${activityFile.name} had not answered, as entry ${last.seq} says`
      : null;
  };
  return {
    ...witness,
    activity: (): readonly ActivityTold[] => told.map(({ player: _player, ...one }) => one),
    breaches: (orders: readonly Order[], deposits: readonly Deposit[]): readonly Breach[] => {
      const ofActivity = (what: string, sent: readonly (Order | Deposit)[]): readonly Breach[] =>
        sent.flatMap(({ seq, at, outcome }) => {
          const fault = outcome === "refused" ? null : activityFault({ seq, at }, askedAt(at));
          return fault === null
            ? []
            : [{ seq, at, duty: "one-operator" as const, cause: `${what} ${fault}` }];
        });
      return [
        ...ofActivity("a bet went out", orders),
        ...ofActivity("money was paid in", deposits),
        ...deposits.flatMap(({ seq, at, outcome }) => {
          const type = usedUp.get(seq);
          if (type === undefined || outcome === "refused") return [];
          const cause = `money was paid in although nothing was left at all operators together: ${limitName(type)}`;
          return [{ seq, at, duty: "deposits-together" as const, cause }];
        }),
      ];
    },
  };
}

/** A limit across operators that leaves nothing, with what was paid in elsewhere. */
const usedUpIn = (state: State, { limitFiles }: Asked): number | undefined =>
  limitFiles
    .map(({ limitType }) => limitType)
    .find((type) => {
      const limit = limitInForce(state, type);
      return limit?.paidElsewhere !== undefined && limit.limitBalance <= 0;
    });

/** By the key of a deposit, the files in which the server entered it, each with whether that was accepted. */
export type KeptBookings = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

/** Deposits of the log that the server took without entering them in each file of the pack. */
export const missingBookings = (
  deposits: readonly KeyedDeposit[],
  kept: KeptBookings,
  askedAt: (at: number) => Asked,
): readonly Breach[] =>
  deposits.flatMap(({ seq, at, outcome, key }) =>
    outcome !== "taken"
      ? []
      : askedAt(at)
          .limitFiles.filter(({ name }) => kept.get(key)?.get(name) !== true)
          .map(({ name }) => ({
            seq,
            at,
            duty: "deposits-together" as const,
            cause: `the server has not entered this deposit in the file ${name}`,
          })),
  );
