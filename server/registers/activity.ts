import type { Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import type { Texts } from "../feed/types.ts";
import { numberIn, numberOrNull } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { askRegister, lastAsked, personOfPlayer } from "./askings.ts";
import { activityTimes, againMs, centralFileOf, patiently } from "./centralFiles.ts";

type Place = Pick<Service, "store" | "site" | "now">;
type Asking = Place & Pick<Service, "registers">;

/** Where a player is active, as far as it was asked; `until` in Unix ms. */
export type Activity =
  | { readonly state: "none" | "here" | "unanswered" }
  /** Play here has just ended, or the player is active at another operator: when it can be tried again. */
  | { readonly state: "waiting" | "elsewhere"; readonly until: number };

/** Null: the pack has no file of activity. */
function activityOf(place: Place, playerId: number): Activity | null {
  const { store, now } = place;
  const file = centralFileOf(place, "activity");
  if (file === null) return null;
  settle(place, playerId);
  const { waitMs } = activityTimes(place);
  const here = hereOf(store, playerId);
  if (here !== null && here.leftAt === null) return { state: "here" };
  if (here?.leftAt != null && now() < here.leftAt + waitMs)
    return { state: "waiting", until: here.leftAt + waitMs };
  const last = lastAsked(store, personOfPlayer(store, playerId), file.name);
  if (last === null) return { state: "none" };
  // Who leaves the other operator at once is free there once it has waited.
  if (last.answer === "yes" && now() < last.askedAt + waitMs)
    return { state: "elsewhere", until: last.askedAt + waitMs };
  const isSilent = last.answer === null && Math.abs(now() - last.askedAt) < againMs;
  return { state: isSilent && file.ifDown !== "playOn" ? "unanswered" : "none" };
}

/**
 * Makes the player active here, unless they are: the law lets it be asked immediately before the first bet only. One that
 * was told to wait is not asked before that.
 */
export async function enterActivity(service: Asking, playerId: number): Promise<void> {
  const { store, registers, now } = service;
  const file = centralFileOf(service, "activity");
  const activity = activityOf(service, playerId);
  if (file === null || activity === null) return;
  if (activity.state === "here")
    return void store.run("UPDATE activities SET input_at = ? WHERE player_id = ?", [
      now(),
      playerId,
    ]);
  if (activity.state !== "none") return;
  const asked = askRegister(service, {
    person: personOfPlayer(store, playerId),
    name: file.name,
    occasion: "play",
    ask: () => registers.ask(file.name, playerId),
  }).then((answer) => {
    if (answer !== "no") return;
    store.run(
      `INSERT OR REPLACE INTO activities (player_id, file, input_at, left_at, is_told)
       VALUES (?, ?, ?, NULL, 0)`,
      [playerId, file.name, now()],
    );
  });
  await patiently(asked);
}

/** @throws ApiError 403 code 30 for a player who is active elsewhere, has to wait, or of whom the file has not spoken */
export function assertMayBeActive(place: Place, playerId: number): void {
  const activity = activityOf(place, playerId);
  if (activity === null || activity.state === "none" || activity.state === "here") return;
  throw new ApiError(403, 30, { text: texts[activity.state] });
}

/** `activity` of listClientLimits, our addition to the contract: what closes play; `until` in Unix seconds. */
export function activityReport(place: Place, playerId: number) {
  const activity = activityOf(place, playerId);
  if (activity === null) return {};
  const until = "until" in activity ? Math.ceil(activity.until / 1000) : null;
  return { activity: { state: activity.state, until } };
}

/** Ends what has ended: to be called before a call of the player counts as their newest. */
export function settle(place: Place, playerId: number): void {
  const { store, now } = place;
  if (centralFileOf(place, "activity") === null) return;
  const here = hereOf(store, playerId);
  if (here === null || here.leftAt !== null) return;
  const end = lastsUntil(store, playerId, here.inputAt, activityTimes(place).idleMs);
  if (end <= now())
    store.run("UPDATE activities SET left_at = ? WHERE player_id = ?", [end, playerId]);
}

/** Ends every activity that is over, and tells the file of those that it has not been told of. */
export function endActivities(service: Asking): void {
  const { store, registers } = service;
  if (centralFileOf(service, "activity") === null) return;
  for (const row of store.all("SELECT player_id FROM activities WHERE left_at IS NULL"))
    settle(service, numberIn(row, "player_id"));
  for (const row of store.all(
    "SELECT player_id, file FROM activities WHERE left_at IS NOT NULL AND is_told = 0",
  )) {
    const playerId = numberIn(row, "player_id");
    store.run("UPDATE activities SET is_told = 1 WHERE player_id = ?", [playerId]);
    // One that does not answer is told again.
    void registers.leave(String(row["file"]), playerId).catch(() => {
      setTimeout(() => {
        try {
          store.run(
            "UPDATE activities SET is_told = 0 WHERE player_id = ? AND left_at IS NOT NULL",
            [playerId],
          );
        } catch {
          // The server has been stopped; it says so when it starts.
        }
      }, againMs).unref();
    });
  }
}

const hereOf = (store: Store, playerId: number) => {
  const row = store.get("SELECT input_at, left_at FROM activities WHERE player_id = ?", [playerId]);
  return row && { inputAt: numberIn(row, "input_at"), leftAt: numberOrNull(row, "left_at") };
};

/**
 * Until when a player is active who bet at `inputAt`: as long as one of their sessions is used, without a break between
 * them. A call of an open page counts as an act; the page ends the session of a player who does nothing.
 */
function lastsUntil(store: Store, playerId: number, inputAt: number, idleMs: number): number {
  const sessions = store.all(
    `SELECT started_at, last_active_at, COALESCE(ended_at, expires_at) AS closed_at
     FROM login_sessions LEFT JOIN sessions ON sessions.id = session_id
     WHERE login_sessions.player_id = ? ORDER BY started_at`,
    [playerId],
  );
  let end = inputAt;
  for (const row of sessions) {
    const startedAt = numberIn(row, "started_at");
    const closedAt = numberOrNull(row, "closed_at") ?? inputAt;
    // One that begins as the last one ends is a return.
    const isLater = startedAt > inputAt && startedAt >= end;
    if (isLater || closedAt < inputAt) continue;
    const usedAt = Math.max(numberIn(row, "last_active_at"), startedAt <= inputAt ? inputAt : 0);
    end = Math.max(end, Math.min(closedAt, usedAt + idleMs));
  }
  return end;
}

const texts = {
  elsewhere: {
    en: "You are active at another operator. Leave it there; try again here once it has ended there",
    ru: "Вы активны у другого оператора. Выйдите там и попробуйте здесь снова, когда игра там закончится",
  },
  waiting: {
    en: "You have just left. Play opens again when the waiting time is over",
    ru: "Вы только что вышли. Игра откроется, когда закончится время ожидания",
  },
  unanswered: {
    en: "The central file has not answered yet. Until it does, play is closed",
    ru: "Центральный реестр ещё не ответил. До его ответа игра закрыта",
  },
} as const satisfies Record<string, Texts>;
