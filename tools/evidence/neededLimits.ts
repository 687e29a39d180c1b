import { ownLimit } from "../../src/events/limits/index.ts";
import type { State } from "../../src/events/index.ts";
import { TopUpDemoMoney } from "../../src/events/placement/demoMoneyEvents.ts";
import type { Deposit } from "./deposits.ts";
import type { Asked } from "./duties.ts";
import { isBetSent, type Order } from "./orders.ts";
import { limitName } from "./texts.ts";
import { type Breach, type Witness } from "./walk.ts";

/**
 * Which limits the player had set when each bet and each deposit went out, of those without which the pack allows neither.
 */
export function neededLimitsWitness(askedAt: (at: number) => Asked) {
  const lacking = new Map<number, readonly number[]>();
  const waiting: number[] = [];
  const witness: Witness = {
    receive: ({ entry, before, after }) => {
      if (isBetSent(entry) || TopUpDemoMoney.asked.is(entry)) {
        lacking.set(entry.seq, lackingIn(before, askedAt(entry.at)));
        if (before.limits.isKnown !== true) waiting.push(entry.seq);
      }
      if (before.limits.isKnown === true || after.limits.isKnown !== true) return;
      // Of what went out before the first list, that list says what was in force.
      for (const seq of waiting.splice(0)) lacking.set(seq, lackingIn(after, askedAt(entry.at)));
    },
  };
  const breachesOf = (what: string, sent: readonly (Order | Deposit)[]): readonly Breach[] =>
    sent.flatMap(({ seq, at, outcome }) => {
      const types = outcome === "refused" ? [] : (lacking.get(seq) ?? []);
      if (types.length === 0) return [];
      const cause = `${what} without a limit that is needed: ${types.map(limitName).join(", ")}`;
      return [{ seq, at, duty: "limits-needed" as const, cause }];
    });
  return {
    ...witness,
    breaches: (orders: readonly Order[], deposits: readonly Deposit[]): readonly Breach[] => [
      ...breachesOf("a bet went out", orders),
      ...breachesOf("money was paid in", deposits),
    ],
  };
}

const lackingIn = (state: State, { neededToPlay }: Asked): readonly number[] =>
  neededToPlay.filter((type) => ownLimit(state, type) === undefined);
