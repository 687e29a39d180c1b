import { randomUUID } from "node:crypto";
import type { Language } from "../feed/cards.ts";
import type { Texts } from "../feed/types.ts";
import { isFields } from "../json.ts";
import { textIn } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { LimitRefusal } from "./refusal.ts";
import { selfExclusion } from "./types.ts";
import type { Wish } from "./wishes.ts";

/** How long the questions wait for their answers. */
const lifeMs = 30 * 60_000;

type Question = {
  readonly id: number;
  readonly text: Texts;
  readonly answers: readonly { readonly id: number; readonly text: Texts }[];
  readonly rightId: number;
};

/** Asked before a self-exclusion, so that nobody closes their account without knowing what it means. */
const questions: readonly Question[] = [
  {
    id: 1,
    text: {
      en: "Can you end a self-exclusion early?",
      ru: "Можно ли закончить самоисключение досрочно?",
    },
    answers: [
      { id: 1, text: { en: "Yes, at any time", ru: "Да, в любое время" } },
      { id: 2, text: { en: "No, only its end ends it", ru: "Нет, только по окончании срока" } },
    ],
    rightId: 2,
  },
  {
    id: 2,
    text: {
      en: "What happens to your open bets?",
      ru: "Что будет с открытыми ставками?",
    },
    answers: [
      {
        id: 1,
        text: {
          en: "They are settled as usual, and wins are paid",
          ru: "Они рассчитываются как обычно, выигрыши выплачиваются",
        },
      },
      { id: 2, text: { en: "They are cancelled", ru: "Они отменяются" } },
    ],
    rightId: 1,
  },
];

/** The questions to be answered before these changes are saved. */
const questionsFor = (wishes: readonly Wish[]): readonly Question[] =>
  wishes.some(({ type, isCancel }) => type === selfExclusion && !isCancel) ? questions : [];

/** Keeps the changes until the questions are answered; null: there are none. LimitQuestion of the contract. */
export function askQuestions(
  store: Store,
  playerId: number,
  wishes: readonly Wish[],
  { now, lng }: { readonly now: number; readonly lng: Language },
) {
  const asked = questionsFor(wishes);
  if (asked.length === 0) return null;
  const tokenGuid = randomUUID();
  store.run("DELETE FROM limit_tests WHERE player_id = ?", [playerId]);
  store.run("INSERT INTO limit_tests (token, player_id, wishes, ends_at) VALUES (?, ?, ?, ?)", [
    tokenGuid,
    playerId,
    JSON.stringify(wishes),
    now + lifeMs,
  ]);
  return {
    tokenGuid,
    questions: asked.map(({ id, text, answers }) => ({
      id,
      text: text[lng],
      answers: answers.map((answer) => ({ id: answer.id, text: answer.text[lng] })),
    })),
  };
}

/**
 * The result of each question, and the changes to save if all were answered correctly; the token is then used
 * up.
 * @throws LimitRefusal 400 for a token of somebody else, or one that is used or expired
 */
export function checkAnswers(
  store: Store,
  playerId: number,
  { tokenGuid, answers }: { readonly tokenGuid: unknown; readonly answers: unknown },
  now: number,
) {
  const row =
    typeof tokenGuid === "string"
      ? store.get(
          "SELECT wishes FROM limit_tests WHERE token = ? AND player_id = ? AND ends_at > ?",
          [tokenGuid, playerId, now],
        )
      : null;
  if (row === null || typeof tokenGuid !== "string") throw new LimitRefusal(400, texts.expired);
  if (!Array.isArray(answers)) throw new LimitRefusal(400);
  const wishes = JSON.parse(textIn(row, "wishes")) as readonly Wish[];
  const given = new Map(
    answers.filter(isFields).map(({ questionId, answerId }) => [questionId, answerId]),
  );
  const questionsResult = questionsFor(wishes).map(({ id, rightId }) => ({
    questionId: id,
    isCorrect: given.get(id) === rightId,
  }));
  const isPassed = questionsResult.every(({ isCorrect }) => isCorrect);
  if (isPassed) store.run("DELETE FROM limit_tests WHERE token = ?", [tokenGuid]);
  return { questionsResult, wishes: isPassed ? wishes : null };
}

const texts = {
  expired: {
    en: "The questions have expired. Start again.",
    ru: "Время на ответы истекло. Начните заново.",
  },
} as const satisfies Record<string, Texts>;
