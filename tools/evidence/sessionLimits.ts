import type { State } from "../../src/events/index.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import type { Order } from "./orders.ts";
import { type Breach, type Place, placeOf, type Witness } from "./walk.ts";

/** A session limit that was used up. */
export type SessionLimit = {
  readonly usedUp: Place;
  /** Where the session ended because of it; null: not in this log. */
  readonly closed: Place | null;
  /** Where the server reported time again: a new day, or a longer limit; or another player signed in. */
  readonly renewed: Place | null;
  /** Bets that went out in between. */
  readonly orders: readonly Order[];
};

type Draft = { -readonly [K in keyof Omit<SessionLimit, "orders">]: SessionLimit[K] };

export function sessionLimitsWitness() {
  const found: Draft[] = [];
  let current: Draft | null = null;
  let player: unknown = null;
  const witness: Witness = {
    receive: ({ entry, before, after }) => {
      if (after.session.tag === "player" && after.session.userId !== player) {
        player = after.session.userId;
        // The limit was that of another player.
        if (current !== null) current.renewed = placeOf(entry);
        current = null;
      }
      const isClosed = SessionClosed.is(entry) && entry.data.reason === "sessionLimit";
      if (current === null && (isClosed || (!isUsedUp(before) && isUsedUp(after)))) {
        current = { usedUp: placeOf(entry), closed: null, renewed: null };
        found.push(current);
      }
      if (current === null) return;
      if (isClosed) current.closed ??= placeOf(entry);
      // Without a player there are no limits: that says nothing about them.
      const { session } = after.limits;
      if (session !== null && session.leftMs > 0 && session !== before.limits.session) {
        current.renewed = placeOf(entry);
        current = null;
      }
    },
  };
  return {
    ...witness,
    sessionLimits: (orders: readonly Order[]): readonly SessionLimit[] =>
      found.map((one) => ({
        ...one,
        orders: orders.filter(
          ({ seq }) => seq > one.usedUp.seq && seq < (one.renewed?.seq ?? Number.POSITIVE_INFINITY),
        ),
      })),
  };
}

const isUsedUp = ({ limits }: State): boolean => limits.session?.leftMs === 0;

export const sessionLimitBreaches = (limits: readonly SessionLimit[]): readonly Breach[] =>
  limits.flatMap(({ usedUp, orders }) =>
    orders
      .filter(({ outcome }) => outcome !== "refused")
      .map(({ seq, at }) => ({
        seq,
        at,
        duty: "session-limit" as const,
        cause: `a bet went out after the session limit was used up at entry ${usedUp.seq}`,
      })),
  );
