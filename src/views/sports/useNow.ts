import type { State } from "../../events/index.ts";
import { useSelect } from "../hooks/useSelect.ts";

/** Time zones differ by whole quarters of an hour, so a new day always begins on one. */
const quarterMs = 15 * 60_000;

/**
 * The current time for texts such as "Tomorrow": the time of the latest feed response, rounded down to a
 * quarter of an hour, so that a page does not render again with each response. Unix ms.
 */
export const useNow = (): number => useSelect(quarterNow, quarterServed);

function quarterNow({ shell, sports }: State): number {
  const answers = Object.values(sports.views).map(({ answeredAt }) => answeredAt ?? 0);
  return quarterOf(Math.max(shell.startedAt, ...answers));
}

/** By the server's clock, which need not be that of the phone. */
const quarterServed = ({ shell }: State): number => quarterOf(shell.startedAt);

const quarterOf = (at: number): number => Math.floor(at / quarterMs) * quarterMs;
