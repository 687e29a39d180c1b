import { isAgreedIn } from "../preferences/index.ts";
import { CookiesAgreed } from "../preferences/events.ts";
import { SessionClosed, SessionOpened } from "../session/events.ts";
import { AppStarted } from "../shell/events.ts";
import type { Tracked } from "../shell/index.ts";
import { createSlice } from "../slice.ts";
import {
  AnalyticsStarted,
  MetricsDropped,
  MetricTracked,
  RegistrationTriesCounted,
  type RegistrationTries,
  SendMetrics,
  SignInTriesCounted,
  TriesRead,
} from "./events.ts";
import { initial, type AnalyticsState } from "./state.ts";

const MAX_QUEUE = 100;

/** Replaces the queue; nothing waits in an empty one. */
const withQueue = (state: AnalyticsState, queue: readonly Tracked[]): AnalyticsState => ({
  ...state,
  queue,
  since: queue.length === 0 ? null : state.since,
});

export const analyticsSlice = createSlice("analytics", initial)
  .on(AppStarted, (_state, { found }) => {
    const queue = found?.metrics ?? [];
    return { ...initial, queue, since: queue[0]?.at ?? null };
  })
  .on(TriesRead, (state, { signIn, registration }) => ({
    ...state,
    tries: {
      signIn: state.tries.signIn + signIn,
      registration: sumOfTries(registration, state.tries.registration),
    },
  }))
  .on(SignInTriesCounted, (state, { count }) => ({
    ...state,
    tries: { ...state.tries, signIn: count },
  }))
  .on(RegistrationTriesCounted, (state, { tries }) => ({
    ...state,
    tries: { ...state.tries, registration: tries },
  }))
  .on(SessionOpened, (state, { userId }) =>
    state.user === userId ? state : { ...state, user: userId },
  )
  .on(SessionClosed, (state) => ({ ...state, user: null }))
  .on(AnalyticsStarted, (state) => ({ ...state, isStarted: true }))
  // Withdrawing the consent stops what it allowed. [analytics-006]
  .on(CookiesAgreed, (state, { consent }) =>
    isAgreedIn(consent, "marketing") ? state : { ...state, isStarted: false },
  )
  .on(MetricTracked, (state, tracked, { at }) => ({
    ...state,
    queue: [...state.queue, tracked].slice(-MAX_QUEUE),
    since: state.since ?? at,
  }))
  .on(MetricsDropped, (state, { until }) =>
    withQueue(
      state,
      state.queue.filter(({ at }) => at > until),
    ),
  )
  .on(SendMetrics.asked, (state) => ({ ...state, since: null, isSending: true }))
  .on(SendMetrics.failed, (state) => ({ ...state, isSending: false }))
  .on(SendMetrics.answered, (state, { ask }) => {
    const sent = new Set(ask.events.map(keyOf));
    const queue = state.queue.filter((tracked) => !sent.has(keyOf(tracked)));
    return { ...withQueue(state, queue), isSending: false };
  });

/** The attempts of earlier visits plus those of this one. */
const sumOfTries = (
  earlier: RegistrationTries | null,
  own: RegistrationTries | null,
): RegistrationTries | null =>
  earlier === null || own === null
    ? (own ?? earlier)
    : { count: earlier.count + own.count, lastAt: own.lastAt };

const keyOf = ({ id, at, name }: Tracked): string => `${id} ${at} ${name}`;
