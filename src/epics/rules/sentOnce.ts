import type { CallError } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import type { Deps } from "../epic.ts";
import { backOffMs, shareOf } from "./backOff.ts";
import type { Due } from "./deadline.ts";
import { parameter, type Parameter, type Rule } from "./rule.ts";

/** Parameters of a rule that asks what became of a request with a stake or a sale: it must take effect only once. */
export const sentOnceParameters = {
  unknownMs: { unit: "ms", fallback: 1_000 },
  longestMs: { unit: "ms", fallback: 16_000 },
  /** For a request of another tab: longer than that tab waits for its own answer. */
  elsewhereMs: { unit: "ms", fallback: 20_000 },
  retryAfterMostMs: { unit: "ms", fallback: 300_000 },
  /** After this the player no longer expects a request of theirs to be pending. */
  freshMs: { unit: "ms", fallback: 900_000 },
} as const satisfies Readonly<Record<string, Parameter>>;

type SentOnceRule = Rule<string, Readonly<Record<keyof typeof sentOnceParameters, Parameter>>>;

/** A request whose outcome is not certain. */
type Sent = {
  readonly key: string;
  /** The next request about it: when (Unix ms), and after how long a wait. */
  readonly ask: { readonly at: number; readonly waitMs: number } | null;
  /** When it was found in storage (Unix ms), and whether another tab sent it. */
  readonly found: { readonly at: number; readonly isElsewhere: boolean } | null;
};

/** When this request is to be asked about; nothing while its answer is still awaited. */
export function dueOf(
  rule: SentOnceRule,
  { key, ask, found }: Sent,
  { shell }: State,
): readonly Due[] {
  if (ask !== null) return [{ key, at: ask.at, wholeMs: ask.waitMs }];
  if (found === null) return [];
  const wholeMs = parameter(rule, found.isElsewhere ? "elsewhereMs" : "unknownMs", shell.config);
  return [{ key, at: found.at + wholeMs, wholeMs }];
}

/** Whether a request sent at this time (Unix ms) may still be repeated without asking the player. */
export const isFresh = (rule: SentOnceRule, sentAt: number, deps: Deps): boolean =>
  deps.clock.now() - sentAt <= parameter(rule, "freshMs", deps.state().shell.config);

/**
 * When to send the next request (Unix ms): never before Retry-After, and then with some random delay. `error` is
 * null if the server has only not decided yet.
 */
export function nextAskAt(
  deps: Deps,
  rule: SentOnceRule,
  failures: number,
  error: CallError | null,
): number {
  const value = (name: keyof typeof sentOnceParameters) =>
    parameter(rule, name, deps.state().shell.config);
  const firstMs = value("unknownMs");
  const share = shareOf(deps.uuid());
  const backOff = backOffMs({ failures, firstMs, longestMs: value("longestMs"), share });
  const retryAfterMs = Math.min(error?.retryAfterMs ?? 0, value("retryAfterMostMs"));
  const putOffMs = retryAfterMs > 0 ? Math.round(retryAfterMs + share * firstMs) : 0;
  return deps.clock.now() + Math.max(backOff, putOffMs);
}

/** Refusals of a bet or a sale have these codes and status 409 (contract, "Errors"). */
const refusals = { from: 2_001, to: 2_999 } as const;

/**
 * The refusal of a first request is certain if the server itself answered with a 4xx. Once a request may have
 * arrived, only an answer about the bet or sale itself is certain: a check that rejects the repeat has not looked
 * for it.
 */
export function isCertainRefusal(
  { tag, status = 0, code = 0 }: CallError,
  isInDoubt: boolean,
): boolean {
  if (tag !== "http") return false;
  if (isInDoubt) return status === 409 && code >= refusals.from && code <= refusals.to;
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}
