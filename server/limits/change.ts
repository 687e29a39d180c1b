import type { Service } from "../http/environment.ts";
import type { Texts } from "../feed/types.ts";
import { closeOtherSessions, type Session } from "../players/sessions.ts";
import { keepExclusion, laterEnd } from "./brands.ts";
import {
  applyPending,
  dropLimit,
  enforce,
  keepLimit,
  keptLimits,
  type Limit,
  limitOf,
} from "./limits.ts";
import { isTimeOutForDepositsOnly } from "./play.ts";
import { keepReason } from "./reasons.ts";
import { isReviewed, keepReview } from "./review.ts";
import { LimitRefusal } from "./refusal.ts";
import { termsOf } from "./terms.ts";
import {
  isOfMoney,
  noMoneyLimit,
  noSessionLimit,
  realityCheck,
  selfExclusion,
  session,
  timeOut,
} from "./types.ts";
import type { Wish } from "./wishes.ts";

const dayMs = 24 * 60 * 60_000;

/** The session in which the player acts. */
export type Actor = Pick<Session, "id"> & { readonly playerId: number };

/**
 * Saves all changes or none. A stricter limit is in force at once, a looser one once it has waited; of deposits, and
 * where the policy pack asks for it of all, only once the player has then confirmed it.
 * @throws LimitRefusal 400 for a change to take back that is not pending, 403 for a break that is in force
 */
export function saveWishes(service: Service, actor: Actor, wishes: readonly Wish[]): void {
  const { store } = service;
  store.transaction(() => {
    for (const wish of wishes) saveWish(service, actor, wish);
    const isSet = ({ type, value, isCancel }: Wish) =>
      isReviewed(type) && value !== none(type) && !isCancel;
    if (wishes.some(isSet)) keepReview(store, actor.playerId, "set", service.now());
  });
}

function saveWish(service: Service, actor: Actor, wish: Wish): void {
  const { store } = service;
  const { playerId } = actor;
  const now = service.now();
  const at = { now, terms: termsOf(service) };
  const { type, value, reasonId, isForAllBrands, isCancel } = wish;
  if (isCancel) return rejectPending(service, playerId, type);
  if (type === selfExclusion || type === timeOut)
    return startBreak(service, actor, { type, days: value, reasonId, isForAllBrands });
  const inForce = limitOf(store, playerId, { type, state: "ACTIVE" }, at);
  // Who sets the very most that the pack allows everybody has a limit of their own from then on.
  const current = inForce === null || inForce.isOfPolicy === true ? none(type) : inForce.value;
  // A change of mind replaces what waits, and staying with the limit in force takes it back.
  dropLimit(store, playerId, { type, state: "PENDING" });
  if (value === current) return;
  if (isStricter(type, value, current)) return enforce(store, playerId, { type, value }, at);
  keepLimit(store, playerId, {
    type,
    state: "PENDING",
    value,
    balance: value,
    isToApprove: at.terms.isReaffirmed(type),
    startedAt: wholeSecond(now),
    endsAt: null,
    countedAt: 0,
  });
}

/** A reality check only informs: its interval changes at once, whichever way. */
const isStricter = (type: number, value: number, current: number): boolean =>
  type === realityCheck || (value < current && value !== none(type)) || current === none(type);

/** The value that means no limit. */
function none(type: number): number {
  if (isOfMoney(type)) return noMoneyLimit;
  return type === session ? noSessionLimit : 0;
}

/**
 * Closes play, unless the policy lets a time-out close deposits only; the player is then signed out
 * everywhere else. `days` null: for good.
 * @throws LimitRefusal 403 while one of the same kind is in force: it can be neither shortened nor replaced.
 */
export function startBreak(
  service: Service,
  { id, playerId }: Actor,
  wish: {
    readonly type: typeof selfExclusion | typeof timeOut;
    readonly days: number | null;
    readonly reasonId: number | null;
    readonly isForAllBrands: boolean | null;
  },
): void {
  const { store } = service;
  const now = service.now();
  const { type, days, reasonId, isForAllBrands } = wish;
  const terms = termsOf(service);
  const current = limitOf(store, playerId, { type, state: "ACTIVE" }, { now, terms });
  if (current !== null) throw new LimitRefusal(403, texts.inForce);
  const begun = {
    value: days ?? 0,
    startedAt: Math.floor(now / 1000) * 1000,
    endsAt: days === null ? null : wholeSecond(now + days * dayMs),
  };
  // One that is in force at another brand only is not ended by one here.
  const elsewhere = keptLimits(store, playerId, now)
    .filter((limit) => limit.type === type)
    .map(({ endsAt }) => endsAt);
  keepLimit(store, playerId, {
    ...begun,
    type,
    state: "ACTIVE",
    balance: begun.value,
    isToApprove: false,
    endsAt: laterEnd([begun.endsAt, ...elsewhere]),
    countedAt: now,
  });
  if (type === selfExclusion) {
    keepReason(store, playerId, reasonId);
    keepExclusion(store, playerId, begun, { brand: terms.brand, isForAll: isForAllBrands ?? null });
  }
  if (type === selfExclusion || !isTimeOutForDepositsOnly(service))
    closeOtherSessions(store, playerId, id, now);
}

/** Times are reported in whole seconds: rounded up, so that nothing is due a moment too early. */
const wholeSecond = (ms: number): number => Math.ceil(ms / 1000) * 1000;

function pendingOf(service: Service, playerId: number, type: number): Limit {
  const at = { now: service.now(), terms: termsOf(service) };
  const pending = limitOf(service.store, playerId, { type, state: "PENDING" }, at);
  if (pending === null) throw new LimitRefusal(400, texts.notPending);
  return pending;
}

/** @throws LimitRefusal 400 if no change is pending */
export function rejectPending(service: Service, playerId: number, type: number): void {
  dropLimit(service.store, playerId, pendingOf(service, playerId, type));
}

/**
 * Puts a pending limit into force; what was used of the previous one stays used.
 * @throws LimitRefusal 400 if no change is pending, or before it has waited
 */
export function approvePending(service: Service, playerId: number, type: number): void {
  const { store } = service;
  const now = service.now();
  const pending = pendingOf(service, playerId, type);
  const at = { now, terms: termsOf(service) };
  if (now - pending.startedAt < at.terms.waitMs(type)) throw new LimitRefusal(400, texts.tooEarly);
  store.transaction(() => applyPending(store, playerId, pending, at));
}

const texts = {
  inForce: {
    en: "A break is in force already. It cannot be changed before it ends.",
    ru: "Перерыв уже действует. До его окончания изменить ничего нельзя.",
  },
  notPending: {
    en: "There is no change waiting for your decision.",
    ru: "Нет изменения, которое ждёт вашего решения.",
  },
  tooEarly: {
    en: "It is too early to confirm it.",
    ru: "Подтверждать ещё рано.",
  },
} as const satisfies Record<string, Texts>;
