import { siteConfig } from "../api/config.ts";
import type { Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import type { Texts } from "../feed/types.ts";
import { fieldsOf } from "../json.ts";
import type { Store } from "../store/store.ts";
import { numberIn } from "../store/columns.ts";
import { LimitRefusal } from "./refusal.ts";
import { isOfMoney, session } from "./types.ts";

/** What a player has said of their limits: that they want none, keep them as they are, or will go through them. */
const answers = ["none", "keep", "review"] as const;
type Answer = (typeof answers)[number];

const isAnswer = (value: unknown): value is Answer => answers.some((answer) => answer === value);

/** Each answer is kept, because a regulator may ask for it. @throws LimitRefusal 400 for anything else */
export function keepAnswer(store: Store, playerId: number, answer: unknown, now: number): void {
  if (!isAnswer(answer)) throw new LimitRefusal(400);
  keepReview(store, playerId, answer, now);
}

/** A limit that a player sets answers the question as well. */
export function keepReview(
  store: Store,
  playerId: number,
  answer: Answer | "set",
  now: number,
): void {
  store.run("INSERT INTO limit_reviews (player_id, answer, at) VALUES (?, ?, ?)", [
    playerId,
    answer,
    now,
  ]);
}

/**
 * When the player last set a limit or said something of their limits, Unix ms; null: never. A limit from before answers
 * were kept counts by its own time.
 */
export function reviewedAt(store: Store, playerId: number): number | null {
  const times = [
    ...store
      .all("SELECT at FROM limit_reviews WHERE player_id = ? ORDER BY at DESC LIMIT 1", [playerId])
      .map((row) => numberIn(row, "at")),
    ...store
      .all("SELECT type, started_at FROM limits WHERE player_id = ?", [playerId])
      .filter((row) => isReviewed(numberIn(row, "type")))
      .map((row) => numberIn(row, "started_at")),
  ];
  return times.length === 0 ? null : Math.max(...times);
}

/** Limits that go on until the player changes them; a break or a reality check is none. */
export const isReviewed = (type: number): boolean => isOfMoney(type) || type === session;

/** What has to be answered before money is paid in, and with `tools` before a bet. */
function promptOf(service: Service): unknown {
  const { policy } = siteConfig(service, "MT");
  return fieldsOf(policy)["limitsPrompt"];
}

/** @throws ApiError 403 code 30 for a player who has not answered, where the site's policy pack has them asked first */
export function assertAnswered(
  service: Service,
  playerId: number,
  before: "bet" | "deposit",
): void {
  const prompt = promptOf(service);
  const isAsked = prompt === "tools" || (prompt === "deposit" && before === "deposit");
  if (isAsked && reviewedAt(service.store, playerId) === null)
    throw new ApiError(403, 30, { text: unanswered });
}

const unanswered = {
  en: "First set a limit, or say that you want none",
  ru: "Сначала установите лимит или откажитесь от него",
} as const satisfies Texts;
