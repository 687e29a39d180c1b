import type { HistoryCoupon } from "../../../events/bets/events.ts";
import type { BetStory, StoryStep, StoryStepTag } from "../../../events/betStories/index.ts";
import { couponTypes } from "../../../events/coupon/index.ts";
import type { TranslationKey, Translate } from "../../../infra/i18n.ts";
import { errorMessage } from "../../format/errorMessage.ts";
import { ended, taken } from "./serverRecord.ts";
import type { Words } from "./words.ts";

/** One step of a bet: what this device knows of it, and what the server has recorded. */
export type StoryRow = {
  readonly id: string;
  readonly title: string;
  readonly phone: readonly string[];
  readonly server: readonly string[];
};

const policies: Readonly<Record<number, TranslationKey>> = {
  0: "coupon.askMe",
  1: "coupon.takeAny",
  2: "coupon.takeHigher",
};

const steps: Readonly<Record<Exclude<StoryStepTag, "sent">, TranslationKey>> = {
  pending: "betStories.pending",
  unknown: "betStories.noAnswer",
  deferred: "betStories.deferred",
  lost: "betStories.lost",
  retried: "betStories.retried",
  found: "betStories.found",
};

/** The bet step by step; `refused`: tries of the same picks before it. A story that this device lacks is said to be lacking. */
export function storyRows(
  story: BetStory | undefined,
  refused: readonly BetStory[],
  coupon: HistoryCoupon,
  words: Words,
): readonly StoryRow[] {
  const { t } = words;
  const notKnown = [t("betStories.notKnown")];
  if (story === undefined)
    return [
      { id: "before", title: t("betStories.before"), phone: notKnown, server: [] },
      {
        id: "answer",
        title: t("betStories.answer"),
        phone: notKnown,
        server: taken(coupon, words),
      },
      { id: "end", title: t("betStories.end"), phone: notKnown, server: ended(coupon, words) },
    ];
  return [
    ...untilAnswer(story, refused, coupon, words),
    {
      id: "answer",
      title: t("betStories.answer"),
      phone: answered(story, words),
      server: taken(coupon, words, story),
    },
    {
      id: "end",
      title: t("betStories.end"),
      phone: [
        story.toldAt === undefined
          ? t("betStories.notTold")
          : t("betStories.told", { time: words.format.time(story.toldAt) }),
      ],
      server: ended(coupon, words),
    },
  ];
}

/** A bet that was refused: nobody but this device knows of it. */
export const refusedRows = (
  story: BetStory,
  refused: readonly BetStory[],
  words: Words,
): readonly StoryRow[] => [
  ...untilAnswer(story, refused, null, words),
  {
    id: "answer",
    title: words.t("betStories.answer"),
    phone: answered(story, words),
    server: [],
  },
];

/** Null: the server has no record of it. */
type Recorded = HistoryCoupon | null;

const untilAnswer = (
  story: BetStory,
  refused: readonly BetStory[],
  coupon: Recorded,
  words: Words,
): readonly StoryRow[] => [
  ...addedRows(story, coupon, words),
  ...refused.map((attempt) => ({
    id: attempt.key,
    title: words.t("betStories.triedBefore"),
    phone: [
      ...tapped(attempt, coupon, words),
      `${words.t("betStories.stake")}: ${words.format.money(attempt.amount)}`,
      ...answered(attempt, words),
    ],
    server: [],
  })),
  {
    id: "tapped",
    title: tappedTitle(story, words.t),
    phone: tapped(story, coupon, words),
    server: [],
  },
  { id: "sent", title: words.t("betStories.sent"), phone: sent(story, coupon, words), server: [] },
  ...troubles(story, words),
];

type Leg = BetStory["legs"][number];

/** In the language of the page, as the server names it now; else as it was called when it was sent. */
function nameOf({ betId, name }: Leg, coupon: Recorded): string {
  const bet = coupon?.bets.find(({ marketId }) => marketId === betId);
  return bet === undefined ? name : `${bet.marketName}: ${bet.outcomeName}`;
}

function addedRows(story: BetStory, coupon: Recorded, { t, format }: Words) {
  const added = story.legs.flatMap((leg) =>
    leg.added === undefined
      ? []
      : [
          `${nameOf(leg, coupon)}, ${format.odds(leg.added.coef)}`,
          t("betStories.at", { time: format.time(leg.added.at) }),
        ],
  );
  const isLacking = added.length === 0;
  if (isLacking && (story.way === "oneClick" || story.way === "powerBet")) return [];
  return [
    {
      id: "added",
      title: t("betStories.added"),
      phone: isLacking ? [t("betStories.notKnown")] : added,
      server: [],
    },
  ];
}

function tappedTitle({ way }: BetStory, t: Translate): string {
  if (way === "oneClick") return t("betStories.oneClick");
  return t(way === "powerBet" ? "betStories.powerBet" : "betStories.tapped");
}

const tapped = ({ legs, tappedAt }: BetStory, coupon: Recorded, { t, format }: Words) => [
  ...legs.map((leg) => `${nameOf(leg, coupon)}, ${format.odds(leg.coef)}`),
  t("betStories.at", { time: format.time(tappedAt) }),
];

function sent(story: BetStory, coupon: Recorded, { t, format }: Words): readonly string[] {
  const policy = policies[story.changeCoefAction ?? -1];
  const requests = story.steps.filter(({ tag }) => tag === "sent");
  const times = requests.reduce((sum, step) => sum + step.times, 0);
  const [first] = requests;
  const last = requests.at(-1);
  return [
    `${t("betStories.stake")}: ${format.money(story.amount)}`,
    ...((coupon ?? story).typeId === couponTypes.system || story.legs.length === 1
      ? []
      : [`${t("betStories.odds")}: ${format.total(story.coef)}`]),
    ...(policy === undefined ? [] : [`${t("coupon.onOddsChange")}: ${t(policy)}`]),
    ...(first === undefined || last === undefined
      ? [t("betStories.notSent")]
      : [
          times === 1
            ? t("betStories.at", { time: format.time(first.at) })
            : t("betStories.sentTimes", {
                count: times,
                first: format.time(first.at),
                last: format.time(last.lastAt),
              }),
        ]),
  ];
}

/** What came between the tap and the answer, in its order. */
function troubles({ steps: happened }: BetStory, { t, format }: Words): readonly StoryRow[] {
  const text = ({ at, lastAt, times, untilAt }: StoryStep): readonly string[] => [
    times === 1
      ? t("betStories.at", { time: format.time(at) })
      : t("betStories.times", { count: times, first: format.time(at), last: format.time(lastAt) }),
    ...(untilAt === undefined ? [] : [t("betStories.until", { time: format.time(untilAt) })]),
  ];
  return happened.flatMap((step, index) =>
    step.tag === "sent"
      ? []
      : [{ id: `step-${index}`, title: t(steps[step.tag]), phone: text(step), server: [] }],
  );
}

function answered({ answer, typeId }: BetStory, { t, format }: Words): readonly string[] {
  if (answer === undefined) return [t("betStories.noAnswerYet")];
  const time = t("betStories.at", { time: format.time(answer.at) });
  if (answer.tag === "refused") {
    const reason = answer.message ?? t(errorMessage({ code: answer.code, status: 400 }));
    return [t("betStories.refused", { reason, code: answer.code }), time];
  }
  const { amount, coef } = answer;
  return [
    t("betStories.accepted"),
    // A system has no odds of its own.
    ...(coef === undefined || typeId === couponTypes.system
      ? []
      : [`${t("betStories.odds")}: ${format.total(coef)}`]),
    ...(amount === undefined ? [] : [`${t("betStories.stake")}: ${format.money(amount)}`]),
    time,
  ];
}
