import type { Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import {
  ClientLimits,
  LimitsDeclined,
  LimitsPromptShown,
  SaveLimits,
} from "../../src/events/limits/events.ts";
import { TopUpDemoMoney } from "../../src/events/placement/demoMoneyEvents.ts";
import type { Deposit } from "./deposits.ts";
import type { Asked } from "./duties.ts";
import { isBetSent, type Order } from "./orders.ts";
import { type Breach, type Place, placeOf, type Witness } from "./walk.ts";

/** A player who had never answered: when they were asked, and what they said or did. */
export type Prompted = {
  /** Where the server said that they had never answered. */
  readonly due: Place;
  /** Null: the question was not on screen. */
  readonly shown: Place | null;
  readonly answer: (Place & { readonly how: "declined" | "set" | "elsewhere" }) | null;
};

type Draft = { -readonly [K in keyof Prompted]: Prompted[K] };

/** Whether each player was asked what the pack has them asked, and what went out before they answered. */
export function limitsPromptWitness(askedAt: (at: number) => Asked) {
  const prompted: Draft[] = [];
  let open: Draft | null = null;
  const early = new Map<number, string>();
  const end = (entry: Entry, how: NonNullable<Prompted["answer"]>["how"]) => {
    if (open !== null) open.answer = { ...placeOf(entry), how };
    open = null;
  };
  const owes = ({ limits, session }: State): boolean =>
    session.tag === "player" && limits.reviewedAt === null;
  let isDeclined = false;

  const witness: Witness = {
    receive: ({ entry, before, after }) => {
      const { limitsPrompt } = askedAt(entry.at);
      if (limitsPrompt === null) return;
      if (LimitsDeclined.is(entry)) isDeclined = true;
      if (LimitsPromptShown.is(entry) && open !== null) open.shown ??= placeOf(entry);
      if (TopUpDemoMoney.asked.is(entry) || (isBetSent(entry) && limitsPrompt === "tools")) {
        if (open !== null)
          early.set(
            entry.seq,
            open.shown === null
              ? "before the player was asked about a limit"
              : `before the player answered the question of entry ${open.shown.seq}`,
          );
      }
      if (!owes(before) && owes(after)) {
        open = { due: placeOf(entry), shown: null, answer: null };
        prompted.push(open);
        isDeclined = false;
      } else if (owes(before) && !owes(after)) {
        // Who signs out has not answered.
        if (after.session.tag !== "player" || after.limits.reviewedAt === undefined) open = null;
        else if (SaveLimits.answered.is(entry)) end(entry, "set");
        else if (isDeclined && !ClientLimits.answered.is(entry)) end(entry, "declined");
        else end(entry, "elsewhere");
      }
    },
  };
  const breachesOf = (what: string, sent: readonly (Order | Deposit)[]): readonly Breach[] =>
    sent.flatMap(({ seq, at, outcome }) => {
      const when = outcome === "refused" ? undefined : early.get(seq);
      return when === undefined
        ? []
        : [{ seq, at, duty: "limits-prompt" as const, cause: `${what} ${when}` }];
    });
  return {
    ...witness,
    prompted: (): readonly Prompted[] => prompted,
    breaches: (orders: readonly Order[], deposits: readonly Deposit[]): readonly Breach[] => [
      ...breachesOf("a bet went out", orders),
      ...breachesOf("money was paid in", deposits),
    ],
  };
}
