import type { Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import {
  RealityAnswered,
  RealityCheck,
  type RealityAction,
} from "../../src/events/reality/events.ts";
import { elapsedShown, moneyShown } from "../../src/events/reality/figures.ts";
import { isRealityCheckShown } from "../../src/events/reality/selectors.ts";
import { TimerArmed, TimerFired, TimerMoved } from "../../src/events/runtime/events.ts";
import { SessionClosed, SessionOpened } from "../../src/events/session/events.ts";
import { TabRealityAnswered } from "../../src/events/tabs/events.ts";
import { type Asked, type Content, contents } from "./duties.ts";
import type { Order } from "./orders.ts";
import { type Place, placeOf, type Witness } from "./walk.ts";

/** What was on screen in the end: money in minor units of `currency`, null where it was not shown. */
export type CheckContent = {
  readonly elapsedMs: number | null;
  readonly currency: string | null;
  readonly staked: number | null;
  readonly returned: number | null;
  /** Stakes that are not settled; while there are any, they are shown in place of the net result. */
  readonly open: number | null;
  readonly net: number | null;
};

export type CheckAnswer = Place & {
  readonly action: RealityAction | "session ended";
  readonly doNotShowAgain: boolean;
  readonly isOfAnotherTab: boolean;
  /** Whether the server has confirmed it; null: no answer from the server in the log. */
  readonly isKept: boolean | null;
};

export type Check = {
  /** Unix ms; null where the check was due before the log begins, or in another tab. */
  readonly dueAt: number | null;
  readonly shown: Place;
  readonly content: CheckContent;
  /** Time since the sign-in that the log has, ms; null: the sign-in is not in it. */
  readonly sinceSignInMs: number | null;
  readonly missing: readonly Content[];
  /** It was closed without an answer, or with no more to come, where the pack allows neither. */
  readonly isEvaded: boolean;
  /** Null: the log ends before. */
  readonly answer: CheckAnswer | null;
  /** Bets that went out between the time it was due and its answer. */
  readonly orders: readonly Place[];
  /** Bets that went out in the pause after its answer. */
  readonly ordersInPause: readonly Place[];
};

/** Timers are a little late, and a page that starts may not know its clock's time yet. */
const TOLERANCE_MS = 60_000;

type Draft = {
  -readonly [K in keyof Omit<Check, "orders" | "ordersInPause" | "missing" | "isEvaded">]: Check[K];
} & {
  asked: Asked;
  call: number | null;
};

/** Each reality check of the log: due, shown, with what, answered. */
export function checksWitness(askedAt: (at: number) => Asked) {
  const entryBySeq = new Map<number, Entry>();
  const dueByTimer = new Map<number, number>();
  const checks: Draft[] = [];
  let current: Draft | null = null;
  let signedInAt: number | null = null;

  /** The deadline of the timer that led to this entry. */
  function dueOf(entry: Entry): number | null {
    for (let at: Entry | undefined = entry; at !== undefined; ) {
      if (TimerFired.is(at)) return dueByTimer.get(at.data.timer) ?? null;
      at = at.cause === null ? undefined : entryBySeq.get(at.cause);
    }
    return null;
  }

  const witness: Witness = {
    receive: ({ entry, before, after }) => {
      entryBySeq.set(entry.seq, entry);
      if (TimerArmed.is(entry) || TimerMoved.is(entry))
        dueByTimer.set(entry.data.timer, entry.data.dueAt);
      if (SessionOpened.is(entry) && before.session.tag !== "player") signedInAt = entry.at;
      if (SessionClosed.is(entry)) signedInAt = null;
      if (RealityCheck.asked.is(entry) && current === null) noteCall(entry.data.call);
      if (RealityCheck.answered.is(entry)) noteKept(entry.data.call, entry.data.body.success);
      if (RealityCheck.failed.is(entry)) noteKept(entry.data.call, false);

      const [wasShown, isShown] = [isRealityCheckShown(before), isRealityCheckShown(after)];
      // What it showed last is what it was answered on.
      if (current !== null && wasShown && current.answer === null) {
        current.content = contentOf(before);
        current.answer = answerIn(entry);
      }
      if (!wasShown && isShown) {
        current = {
          dueAt: dueOf(entry),
          shown: placeOf(entry),
          content: contentOf(after),
          sinceSignInMs: signedInAt === null ? null : entry.at - signedInAt,
          asked: askedAt(entry.at),
          answer: null,
          call: null,
        };
        checks.push(current);
      } else if (current !== null && isShown) {
        current.content = contentOf(after);
      }
      if (!isShown && current !== null) {
        current.answer ??= sessionEnded(entry);
        current = null;
      }
    },
  };

  /** The call that reports the last answer; the check is over by then. */
  const noteCall = (call: number) => {
    const last = checks.at(-1);
    if (last !== undefined && last.call === null) last.call = call;
  };
  const noteKept = (call: number, isKept: boolean) => {
    const check = checks.find((one) => one.call === call);
    if (check?.answer) check.answer = { ...check.answer, isKept };
  };

  return {
    ...witness,
    checks: (orders: readonly Order[]): readonly Check[] =>
      checks.map(({ asked, call: _call, ...check }) => ({
        ...check,
        missing: missingIn(check, asked.content),
        isEvaded: asked.isAcknowledged && isEvading(check.answer),
        orders: orders
          .filter(({ at, seq }) => {
            const isAfterDue = seq > check.shown.seq || (check.dueAt !== null && at > check.dueAt);
            return isAfterDue && seq < (check.answer?.seq ?? Number.POSITIVE_INFINITY);
          })
          .map(({ seq, at }) => ({ seq, at })),
        ordersInPause: orders
          .filter(({ seq, at }) => isInPause({ seq, at }, check.answer, asked.checkPauseMs))
          .map(({ seq, at }) => ({ seq, at })),
      })),
  };
}

const isEvading = (answer: CheckAnswer | null): boolean =>
  answer !== null && (answer.action === "nothing" || answer.doNotShowAgain);

/** A bet from before the answer by a clock that was set back meanwhile is not judged. */
const isInPause = (order: Place, answer: CheckAnswer | null, pauseMs: number): boolean =>
  answer !== null &&
  answer.action !== "session ended" &&
  order.seq > answer.seq &&
  order.at >= answer.at &&
  order.at - answer.at < pauseMs;

function answerIn(entry: Entry): CheckAnswer | null {
  const isOfAnotherTab = TabRealityAnswered.is(entry);
  if (!isOfAnotherTab && !RealityAnswered.is(entry)) return null;
  const { action, doNotShowAgain } = entry.data;
  return { ...placeOf(entry), action, doNotShowAgain, isOfAnotherTab, isKept: null };
}

const sessionEnded = (entry: Entry): CheckAnswer => ({
  ...placeOf(entry),
  action: "session ended",
  doNotShowAgain: false,
  isOfAnotherTab: false,
  isKept: null,
});

function contentOf(state: State): CheckContent {
  const money = moneyShown(state);
  const isSinceKnown = state.reality.timer?.sinceAt !== undefined;
  return {
    elapsedMs: isSinceKnown ? elapsedShown(state) : null,
    currency: money?.iso ?? null,
    staked: money?.staked ?? null,
    returned: money?.returned ?? null,
    open: money?.open ?? null,
    net: money === null || money.open > 0 ? null : money.returned - money.staked,
  };
}

/** The result of open bets is not known yet: their stakes, which are shown then, stand for it. */
function missingIn(
  { content, sinceSignInMs }: Pick<Check, "content" | "sinceSignInMs">,
  asked: readonly Content[],
): readonly Content[] {
  const { elapsedMs, staked, returned, net, open } = content;
  const isElapsedRight =
    elapsedMs !== null && (sinceSignInMs === null || elapsedMs >= sinceSignInMs - TOLERANCE_MS);
  const has: Readonly<Record<Content, boolean>> = {
    elapsed: isElapsedRight,
    staked: staked !== null,
    returned: returned !== null,
    net: net !== null || (open ?? 0) > 0,
  };
  return contents.filter((content_) => asked.includes(content_) && !has[content_]);
}
