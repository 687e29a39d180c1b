import { distinctUntilChanged, EMPTY, map, merge, of, startWith, switchMap, timer } from "rxjs";
import { betView } from "../../events/coupon/selectors.ts";
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
import { COUPON_REMINDER, figure } from "../rules.ts";

const NOTICE = "coupon-reminder";

/** The newest bet while the coupon is out of sight; null when there is nothing to remind of. */
const reminded = ({ coupon, navigation }: State): number | null =>
  navigation.route.name === "coupon" ? null : (coupon.bets.at(-1)?.market.id ?? null);

/** Reminds once of a bet left in the coupon: a live one after 30 s, one of the line after 5 minutes. */
export const couponReminder: Epic = {
  name: "reminders/coupon",
  run: (deps) =>
    merge(
      deps.state$.pipe(
        startWith(deps.state()),
        map(reminded),
        distinctUntilChanged(),
        switchMap((betId) => (betId === null ? drop(deps) : schedule(deps, betId))),
      ),
      deps.state$.pipe(
        map(({ reminders }) => reminders.couponReminder),
        distinctUntilChanged(),
        switchMap((reminder) =>
          reminder === null || reminder.isShown
            ? EMPTY
            : remindAt(deps, reminder.id, reminder.timeToShow),
        ),
      ),
    ),
};

function schedule(deps: Deps, betId: number) {
  const { reminders } = deps.state();
  if (reminders.isCouponReminderShown || reminders.couponReminder?.id === betId) return EMPTY;
  const timeToShow = deps.clock.now() + wholeWaitMs(deps.state(), betId);
  return of(CouponReminderScheduled({ id: betId, timeToShow }));
}

function wholeWaitMs({ coupon, shell }: State, betId: number): number {
  const bet = coupon.bets.find(({ market }) => market.id === betId);
  const { liveMs, lineMs } = COUPON_REMINDER.parameters;
  return figure(bet?.market.isLive === true ? liveMs : lineMs, shell.config);
}

/** A record from before the clock was set back would wait for hours: never longer than the whole wait. */
const leftMs = (deps: Deps, betId: number, dueAt: number): number =>
  Math.min(Math.max(0, dueAt - deps.clock.now()), wholeWaitMs(deps.state(), betId));

/** Takes back what is planned, and closes what is shown. [reminders-006] */
function drop(deps: Deps) {
  const { reminders, notifications } = deps.state();
  const facts: Draft[] = [];
  if (reminders.couponReminder !== null) facts.push(CouponReminderDropped({}));
  if (notifications.some(({ id }) => id === NOTICE)) facts.push(NotificationClosed({ id: NOTICE }));
  return of(...facts);
}

const remindAt = (deps: Deps, betId: number, dueAt: number) =>
  timer(leftMs(deps, betId, dueAt), deps.clock.rule(COUPON_REMINDER.id)).pipe(
    // What was not worth showing now must not come up after a reload either.
    switchMap(() =>
      isStillOpen(deps.state(), betId) ? remind(betId) : of(CouponReminderDropped({})),
    ),
  );

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

/** Keeps the record where a reload of this tab finds it. [reminders-003] */
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
        const spent = ValueStored({
          area: "session",
          key: "tl.s.couponReminderShown",
          value: "true",
        });
        return CouponReminderShown.is(entry) ? of(stored, spent) : of(stored);
      }),
    ),
};
