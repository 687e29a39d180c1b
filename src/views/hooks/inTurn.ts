import { afterPaint } from "../../infra/afterPaint.ts";

const waiting = new Set<() => void>();
let isComing = false;

function come(): void {
  if (isComing || waiting.size === 0) return;
  isComing = true;
  afterPaint(() => {
    isComing = false;
    const [run] = waiting;
    if (run === undefined) return;
    waiting.delete(run);
    run();
    come();
  });
}

/**
 * Runs this after the next paint, or, if others wait, one frame after the last of them: a tap meanwhile waits for one of
 * them, not for all. Returns how to call it off.
 */
export function inTurn(run: () => void): () => void {
  waiting.add(run);
  come();
  return () => waiting.delete(run);
}
