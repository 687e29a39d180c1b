import { useSelect } from "../hooks/useSelect.ts";

/** Time zones differ by whole quarters of an hour, so a new day always begins on one. */
const quarterMs = 15 * 60_000;

/**
 * The current time for texts such as "Tomorrow": the time of the latest feed response, rounded down to a
 * quarter of an hour, so that a page does not render again with each response. Unix ms.
 */
export function useNow(): number {
  return useSelect(({ shell, sports }) => {
    const answers = Object.values(sports.views).map(({ answeredAt }) => answeredAt ?? 0);
    const newest = Math.max(shell.startedAt, ...answers);
    return Math.floor(newest / quarterMs) * quarterMs;
  });
}
