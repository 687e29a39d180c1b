import type { Texts } from "../feed/types.ts";
import type { Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { edgesOf, holds, type Pack } from "../packs/pack.ts";
import { numberOrNull } from "../store/columns.ts";

/** How long play is paused after the answer to a reality check, ms; 0: the pack does not say so. */
export const checkPauseMs = (pack: Pack | null, now: number): number =>
  edgesOf(
    (pack?.figures ?? []).filter(
      (figure) => figure.of === "REALITY-PAUSE.pauseMs" && holds(figure, now),
    ),
  ).atLeast;

type Pausing = Pick<Service, "store" | "site" | "now">;

/** What is left of the pause after the last answer to a check, ms; 0: there is none. */
function checkPauseLeftMs({ store, site, now }: Pausing, playerId: number): number {
  const pauseMs = checkPauseMs(site.pack, now());
  if (pauseMs === 0) return 0;
  const row = store.get(
    "SELECT MAX(answered_at) AS answered_at FROM reality_checks WHERE player_id = ?",
    [playerId],
  );
  const answeredAt = row === null ? null : numberOrNull(row, "answered_at");
  // An answer from before the clock was set back pauses no longer than any other.
  return answeredAt !== null && Math.abs(now() - answeredAt) < pauseMs
    ? answeredAt + pauseMs - now()
    : 0;
}

/**
 * After any answer, also of somebody who then logged out and in again, or who plays on another device.
 * @throws ApiError 403 code 30 while the pause lasts
 */
export function assertNoCheckPause(service: Pausing, playerId: number): void {
  if (checkPauseLeftMs(service, playerId) > 0) throw new ApiError(403, 30, { text });
}

/** `pause` of listClientLimits, our addition to the contract: how long bets are still refused. */
export function checkPauseReport(service: Pausing, playerId: number): object {
  const leftMs = checkPauseLeftMs(service, playerId);
  return leftMs > 0 ? { pause: { leftMs } } : {};
}

const text: Texts = {
  en: "A pause after your reality check. Play opens again when it is over",
  ru: "Пауза после проверки реальности. Игра откроется, когда она закончится",
};
