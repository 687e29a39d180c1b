import { useSelect } from "../hooks/useSelect.ts";

/** Zones of the world differ by whole quarters, so a new day begins on one. */
const quarterMs = 15 * 60_000;

/**
 * The present for words such as "Tomorrow": the newest answer of a feed, down to the quarter of an
 * hour, so that a page does not render anew with each answer. Unix ms.
 */
export function useNow(): number {
  return useSelect(({ shell, sports }) => {
    const answers = Object.values(sports.views).map(({ answeredAt }) => answeredAt ?? 0);
    const newest = Math.max(shell.startedAt, ...answers);
    return Math.floor(newest / quarterMs) * quarterMs;
  });
}
