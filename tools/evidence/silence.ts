import { ConvertReminderShown } from "../../src/events/account/events.ts";
import type { Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { isRestricted, limitInForce } from "../../src/events/limits/selectors.ts";
import { SELF_EXCLUSION, TIME_OUT } from "../../src/events/limits/types.ts";
import { RegistrationReminderShown } from "../../src/events/registration/events.ts";
import { CouponReminderShown } from "../../src/events/reminders/events.ts";
import type { Asked } from "./duties.ts";
import { type Breach, placeOf, type Witness } from "./walk.ts";

/** Reminders that were shown to somebody in a break, or to a visitor where somebody in a break had signed out. */
export function silenceWitness(askedAt: (at: number) => Asked) {
  const breaches: Breach[] = [];
  const witness: Witness = {
    receive: ({ entry, before }) => {
      const what = reminderIn(entry);
      if (what === null || !isToBeSilent(before, entry.at, askedAt(entry.at))) return;
      breaches.push({ ...placeOf(entry), duty: "silence-kept", cause: `${what} during a break` });
    },
  };
  return { ...witness, breaches: (): readonly Breach[] => breaches };
}

function reminderIn(entry: Entry): string | null {
  if (CouponReminderShown.is(entry)) return "a reminder of a bet was shown";
  if (ConvertReminderShown.is(entry)) return "a reminder of an account was shown";
  return RegistrationReminderShown.is(entry) ? "the registration form was shown" : null;
}

function isToBeSilent(state: State, at: number, asked: Asked): boolean {
  if (state.session.tag !== "player") return at < (state.registration.silentUntil ?? 0);
  if (isRestricted(state) || limitInForce(state, SELF_EXCLUSION) !== undefined) return true;
  const isTimeOutSilent = asked.isTimeOutSilent || !asked.isTimeOutForDepositsOnly;
  return isTimeOutSilent && limitInForce(state, TIME_OUT) !== undefined;
}
