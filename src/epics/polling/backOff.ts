import { rule } from "../rules/rule.ts";

/** A server in trouble is asked less and less often, and not by all visitors at the same instant. */
export const POLL_BACK_OFF = rule({
  id: "POLL-BACK-OFF",
  ledger: ["polling-003", "polling-004"],
  parameters: { mostMs: { unit: "ms", fallback: 60_000 } },
});

/**
 * How long to wait after so many failures in a row: it doubles with each, up to `mostMs`, and `share` (from 0 up to 1)
 * spreads it over the upper half. Never shorter than the pace of the poll.
 */
export const backOffMs = (
  paceMs: number,
  failures: number,
  mostMs: number,
  share: number,
): number => {
  const longestMs = Math.min(mostMs, paceMs * 2 ** failures);
  return Math.max(paceMs, Math.round((longestMs / 2) * (1 + share)));
};

/** The first 32 bits of a random UUID as a share from 0 up to 1. */
export const shareOf = (uuid: string): number => Number.parseInt(uuid.slice(0, 8), 16) / 2 ** 32;
