import { notSilent } from "../limits/conditions.ts";
import { EMPTY, merge, of, switchMap } from "rxjs";
import { betView } from "../../events/coupon/index.ts";
import type { Draft } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { NotificationClosed, NotificationShown } from "../../events/notifications/events.ts";
import {
  CouponReminderDropped,
  CouponReminderScheduled,
  CouponReminderShown,
} from "../../events/reminders/events.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule, runs } from "../rules/rule.ts";
import { siteOpen } from "../rules/conditions.ts";

export const COUPON_REMINDER = rule({
  id: "COUPON-REMINDER",
  ledger: [
    "reminders-001",
    "reminders-002",
    "reminders-003",
    "reminders-004",
    "reminders-005",
    "reminders-006",
  ],
  parameters: {
    liveMs: { unit: "ms", fallback: 30_000 },
    lineMs: { unit: "ms", fallback: 300_000 },
  },
  needs: {
    betsInCoupon: ({ coupon }) => coupon.bets.length > 0,
    // Neither its page nor the quick coupon is open.
    couponOutOfSight: ({ navigation }) =>
      navigation.route.name !== "coupon" && !navigation.isQuickCouponOpen,
    // A player who takes a break is not invited to bet.
    notSilent,
    siteOpen,
  },
  persists: ["tl.s.couponReminder", "tl.s.couponReminderShown"],
});

const NOTICE = "coupon-reminder";

/** The newest bet; null if there is nothing to remind of. */
const reminded = (state: State): number | null =>
  runs(COUPON_REMINDER, state) ? (state.coupon.bets.at(-1)?.market.id ?? null) : null;

/** Schedules a reminder for a bet left in the coupon, and cancels it. */
const planReminder: Epic = {
  name: "reminders/coupon",
  run: (deps) =>
    deps
      .select(reminded)
      .pipe(
        switchMap((betId, index) =>
          betId === null ? drop(deps) : schedule(deps, betId, index === 0),
        ),
      ),
};

/**
 * Shows the reminder when it is due. One that is no longer worth showing must not reappear after a reload.
 */
const remindWhenDue = deadline({
  name: "reminders/coupon",
  rule: COUPON_REMINDER,
  due: (state) => {
    const { couponReminder: record } = state.reminders;
    if (record === null || record.isShown) return [];
    const { id, timeToShow } = record;
    return [{ key: String(id), at: timeToShow, wholeMs: wholeWaitMs(state, id) }];
  },
  fire: (deps, key) =>
    isStillOpen(deps.state(), Number(key)) ? remind(Number(key)) : of(CouponReminderDropped({})),
});

/** Reminds once of a bet left in the coupon: after 30 s for a live bet, after 5 minutes for a line bet. */
export const couponReminder: Epic = {
  name: "reminders/coupon",
  run: (deps) => merge(planReminder.run(deps), remindWhenDue.run(deps)),
};

function schedule(deps: Deps, betId: number, isFirst: boolean) {
  const state = deps.state();
  const { reminders } = state;
  if (reminders.isCouponReminderShown || reminders.couponReminder?.id === betId) return EMPTY;
  const from = isFirst ? sinceAdded(state, betId, deps.clock.now()) : deps.clock.now();
  return of(CouponReminderScheduled({ id: betId, timeToShow: from + wholeWaitMs(state, betId) }));
}

/** A bet added on this page had to wait for this rule to load; one from an earlier visit counts from now. */
function sinceAdded({ coupon, shell }: State, betId: number, now: number): number {
  const addedAt = coupon.addedAtByBetId[betId] ?? now;
  return addedAt >= shell.startedAt && addedAt <= now ? addedAt : now;
}

function wholeWaitMs({ coupon, shell }: State, betId: number): number {
  const bet = coupon.bets.find(({ market }) => market.id === betId);
  return parameter(
    COUPON_REMINDER,
    bet?.market.isLive === true ? "liveMs" : "lineMs",
    shell.config,
  );
}

/** Cancels a scheduled reminder and closes a visible one. [reminders-006] */
function drop(deps: Deps) {
  const { reminders, notifications } = deps.state();
  const events: Draft[] = [];
  if (reminders.couponReminder !== null) events.push(CouponReminderDropped({}));
  if (notifications.some(({ id }) => id === NOTICE))
    events.push(NotificationClosed({ id: NOTICE }));
  return of(...events);
}

const remind = (betId: number) =>
  of<Draft[]>(
    CouponReminderShown({ id: betId }),
    NotificationShown({
      id: NOTICE,
      status: "warning",
      variant: "alert",
      text: "couponReminder",
      action: "openCoupon",
    }),
  );

const isStillOpen = ({ coupon }: State, betId: number): boolean =>
  coupon.bets.some((bet) => bet.market.id === betId && betView(coupon, bet).lock === null);

/** Stores the record so that a reload of this tab finds it. [reminders-003] */
export const rememberReminder: Epic = {
  name: "reminders/remember",
  run: (deps) =>
    deps.on(CouponReminderScheduled, CouponReminderDropped, CouponReminderShown).pipe(
      switchMap((entry) => {
        const { couponReminder: record } = deps.state().reminders;
        const stored = ValueStored({
          area: "session",
          key: "tl.s.couponReminder",
          value: record === null ? null : JSON.stringify(record),
        });
        const shownMark = ValueStored({
          area: "session",
          key: "tl.s.couponReminderShown",
          value: "true",
        });
        return CouponReminderShown.is(entry) ? of(stored, shownMark) : of(stored);
      }),
    ),
};
