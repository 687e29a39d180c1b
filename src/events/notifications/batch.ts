import { SAVE_SUCCESS, failureOf } from "./notice.ts";

/** How one item of a batch ended, with the server's message for the player if there was one. */
export type BatchItem = { readonly isDone: boolean; readonly message: string | null };

/** One notice for all items that it speaks of. */
export type BatchNotice = {
  readonly status: "error" | "success";
  readonly text: string;
  readonly count: number;
};

const MOST_FAILURES = 3;

/**
 * The notices about a batch. With failures, up to three of them, those with a message for the player first, and
 * nothing about successes; otherwise each distinct message once. Failures for the same reason are one notice.
 * [notifications-005] [notifications-006] [error-039]
 */
export function batchNotices(items: readonly BatchItem[]): readonly BatchNotice[] {
  const failures = items
    .filter(({ isDone }) => !isDone)
    .map(({ message }) => failureOf({ tag: "http", message: message ?? "" }))
    .toSorted((a, b) => b.priority - a.priority)
    .map(({ text }) => text);
  if (failures.length > 0) return counted("error", failures).slice(0, MOST_FAILURES);
  return counted(
    "success",
    items.map(({ message }) => message ?? SAVE_SUCCESS),
  );
}

const counted = (status: BatchNotice["status"], texts: readonly string[]): readonly BatchNotice[] =>
  [...new Set(texts)].map((text) => ({
    status,
    text,
    count: texts.filter((other) => other === text).length,
  }));
