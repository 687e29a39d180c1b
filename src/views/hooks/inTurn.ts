import { afterPaint } from "../../infra/afterPaint.ts";

const waiting = new Set<() => void>();

const next = (): void => {
  const [run] = waiting;
  if (run === undefined) return;
  waiting.delete(run);
  run();
  if (waiting.size > 0) afterPaint(next);
};

/**
 * Runs this after the next paint, or, if others wait, one frame after the last of them: a tap meanwhile waits for one of
 * them, not for all. Returns how to call it off.
 */
export function inTurn(run: () => void): () => void {
  if (waiting.size === 0) afterPaint(next);
  waiting.add(run);
  return () => waiting.delete(run);
}
