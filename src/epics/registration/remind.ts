import { EMPTY, filter, map, merge, mergeMap, of, switchMap } from "rxjs";
import type { Draft } from "../../events/define.ts";
import {
  RegistrationReminderPlanned,
  RegistrationReminderShown,
  RegistrationReminderSilenced,
} from "../../events/registration/events.ts";
import { OverlayOpened } from "../../events/overlays/events.ts";
import { silentUntil } from "../../events/limits/index.ts";
import { ValueStored } from "../../events/shell/events.ts";
import { TabMessageSent } from "../../events/tabs/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule, runs } from "../rules/rule.ts";
import { leads, siteOpen } from "../rules/conditions.ts";

const MINUTE_MS = 60_000;
const KEY = "tl.registrationNextAt";
const SILENT_KEY = "tl.silentUntil";
/** An exclusion without an end, or by a register, is remembered for a year after the player was last here. */
const LONGEST_MS = 31_536_000_000;

export const REGISTRATION_REMINDER = rule({
  id: "REGISTRATION-REMINDER",
  ledger: ["reminders-011", "reminders-012", "reminders-013", "reminders-014"],
  parameters: {
    delayMs: {
      unit: "ms",
      fallback: MINUTE_MS,
      from: ({ registration }) =>
        registration?.reminder === undefined ? undefined : registration.reminder.delay * 1000,
      clamp: [1_000, 86_400_000],
    },
    intervalMs: {
      unit: "ms",
      fallback: 30 * MINUTE_MS,
      from: ({ registration }) =>
        registration?.reminder === undefined
          ? undefined
          : registration.reminder.interval * MINUTE_MS,
      clamp: [MINUTE_MS, 2_592_000_000],
    },
  },
  needs: {
    visitor: ({ session }) => session.tag === "visitor",
    registrationEnabled: ({ shell }) =>
      shell.config?.registration?.isAllowed === true &&
      shell.config.registration.reminder?.isEnabled === true,
    noModalOpen: ({ navigation, overlays }) =>
      navigation.openModals === 0 && !navigation.isQuickCouponOpen && overlays.open === null,
    noAuthForm: ({ navigation }) => !/^\/[a-z]{2}\/(user|registration)(\/|$)/.test(navigation.path),
    leads,
    siteOpen,
  },
  persists: [KEY, SILENT_KEY],
});

/** The wait begins when the rule may run; the first one of a page counts from page start. */
const planReminder: Epic = {
  name: "registration/remind",
  run: (deps) =>
    deps
      .select((state) =>
        runs(REGISTRATION_REMINDER, state) ? (state.registration.silentUntil ?? 0) : null,
      )
      .pipe(
        switchMap((silent, index) => {
          if (silent !== null)
            return of(RegistrationReminderPlanned({ plan: nextPlan(deps, index <= 1) }));
          return deps.state().registration.plan === null
            ? EMPTY
            : of(RegistrationReminderPlanned({ plan: null }));
        }),
      ),
};

function nextPlan(deps: Deps, isFirst: boolean) {
  const { shell, registration } = deps.state();
  const now = deps.clock.now();
  const delayMs = parameter(REGISTRATION_REMINDER, "delayMs", shell.config);
  const intervalMs = parameter(REGISTRATION_REMINDER, "intervalMs", shell.config);
  const isEarly = isFirst && now >= shell.startedAt && now - shell.startedAt < delayMs;
  const from = isEarly ? shell.startedAt : now;
  // A time stored before the clock was set back would be too far ahead.
  const nextAllowedAt = Math.min(registration.nextAt, now + intervalMs);
  const timeToShow = Math.max(from + delayMs, nextAllowedAt, registration.silentUntil ?? 0);
  return { timeToShow, wholeMs: timeToShow - now };
}

const showReminder = deadline({
  name: "registration/remind",
  rule: REGISTRATION_REMINDER,
  due: ({ registration: { plan } }) =>
    plan === null ? [] : [{ key: "", at: plan.timeToShow, wholeMs: plan.wholeMs }],
  fire: (deps) => {
    const { shell, tabs } = deps.state();
    const nextAllowedAt =
      deps.clock.now() + parameter(REGISTRATION_REMINDER, "intervalMs", shell.config);
    const events: Draft[] = [
      RegistrationReminderShown({ nextAllowedAt }),
      OverlayOpened({ overlay: { kind: "registration" } }),
      ValueStored({ area: "local", key: KEY, value: JSON.stringify(nextAllowedAt) }),
    ];
    if (tabs.hasOthers) events.push(TabMessageSent({ kind: "askedIn", nextAllowedAt }));
    return of(...events);
  },
});

/** Somebody who is excluded is asked for no new account once they have signed out. */
const silence: Epic = {
  name: "registration/remind",
  run: (deps) =>
    deps
      .select((state) => (state.session.tag === "player" ? silentUntil(state) : null))
      .pipe(
        map((end) => (end === null ? 0 : Math.min(end, deps.clock.now() + LONGEST_MS))),
        filter((until) => until > (deps.state().registration.silentUntil ?? 0)),
        mergeMap((until) =>
          of(
            RegistrationReminderSilenced({ until }),
            ValueStored({ area: "local", key: SILENT_KEY, value: JSON.stringify(until) }),
          ),
        ),
      ),
};

/** Shows a visitor the registration form after a while, and again only after a longer interval. */
export const registrationReminder: Epic = {
  name: "registration/remind",
  run: (deps) => merge(silence.run(deps), planReminder.run(deps), showReminder.run(deps)),
};
