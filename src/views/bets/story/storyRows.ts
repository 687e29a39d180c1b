import type { HistoryCoupon } from "../../../events/bets/events.ts";
import {
  type BetStory,
  type Difference,
  isSentPriceKept,
  type StoryStep,
  type StoryStepTag,
} from "../../../events/betStories/index.ts";
import { couponTypes, isBonusBet } from "../../../events/coupon/index.ts";
import type { TranslationKey, Translate } from "../../../infra/i18n.ts";
import { errorMessage } from "../../format/errorMessage.ts";
import { betState, isCouponStatus } from "../betStates.ts";

/** How the player reads times (Unix ms), odds and sums. */
export type StoryFormat = {
  readonly time: (at: number) => string;
  readonly odds: (coef: number) => string;
  readonly money: (amount: number) => string;
};
type Words = { readonly t: Translate; readonly format: StoryFormat };

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
    ...addedRows(story, coupon, words),
    ...refused.map((attempt) => ({
      id: attempt.key,
      title: t("betStories.triedBefore"),
      phone: [
        ...tapped(attempt, coupon, words),
        `${t("betStories.stake")}: ${words.format.money(attempt.amount)}`,
        ...answered(attempt, words),
      ],
      server: [],
    })),
    { id: "tapped", title: tappedTitle(story, t), phone: tapped(story, coupon, words), server: [] },
    { id: "sent", title: t("betStories.sent"), phone: sent(story, coupon, words), server: [] },
    ...troubles(story, words),
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

type Leg = BetStory["legs"][number];

/** In the language of the page, as the server names it now; else as it was called when it was sent. */
function nameOf({ betId, name }: Leg, { bets }: HistoryCoupon): string {
  const bet = bets.find(({ marketId }) => marketId === betId);
  return bet === undefined ? name : `${bet.marketName}: ${bet.outcomeName}`;
}

function addedRows(story: BetStory, coupon: HistoryCoupon, { t, format }: Words) {
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

const tapped = ({ legs, tappedAt }: BetStory, coupon: HistoryCoupon, { t, format }: Words) => [
  ...legs.map((leg) => `${nameOf(leg, coupon)}, ${format.odds(leg.coef)}`),
  t("betStories.at", { time: format.time(tappedAt) }),
];

function sent(story: BetStory, coupon: HistoryCoupon, { t, format }: Words): readonly string[] {
  const policy = policies[story.changeCoefAction ?? -1];
  const requests = story.steps.filter(({ tag }) => tag === "sent");
  const times = requests.reduce((sum, step) => sum + step.times, 0);
  const [first] = requests;
  const last = requests.at(-1);
  return [
    `${t("betStories.stake")}: ${format.money(story.amount)}`,
    ...(coupon.typeId === couponTypes.system || story.legs.length === 1
      ? []
      : [`${t("betStories.odds")}: ${format.odds(story.coef)}`]),
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

function answered({ answer, coef, amount }: BetStory, { t, format }: Words): readonly string[] {
  if (answer === undefined) return [t("betStories.noAnswerYet")];
  const time = t("betStories.at", { time: format.time(answer.at) });
  if (answer.tag === "refused") {
    const reason = answer.message ?? t(errorMessage({ code: answer.code, status: 400 }));
    return [t("betStories.refused", { reason, code: answer.code }), time];
  }
  const odds = answer.coef ?? coef;
  return [
    t("betStories.accepted"),
    `${t("betStories.odds")}: ${format.odds(odds)}`,
    `${t("betStories.stake")}: ${format.money(answer.amount ?? amount)}`,
    time,
  ];
}

/** What the server has recorded; where a policy let a price become another one, both. */
function taken(coupon: HistoryCoupon, { t, format }: Words, story?: BetStory): readonly string[] {
  const stake = coupon.amount + (coupon.cashedOut?.amount ?? 0);
  const picks = coupon.bets.filter((bet) => !isBonusBet(bet));
  return [
    t("betStories.taken"),
    ...(coupon.typeId === couponTypes.system
      ? []
      : [`${t("betStories.odds")}: ${format.odds(coupon.coef)}`]),
    `${t("betStories.stake")}: ${format.money(stake)}`,
    ...(picks.length > 1
      ? picks.map((bet) => `${bet.marketName}: ${bet.outcomeName}, ${format.odds(bet.coef)}`)
      : []),
    ...movedBetween(coupon, { t, format }, story),
    t("betStories.at", { time: format.time(coupon.createdAt * 1_000) }),
  ];
}

function movedBetween(coupon: HistoryCoupon, { t, format }: Words, story?: BetStory) {
  return (story?.legs ?? []).flatMap((leg) => {
    const bet = coupon.bets.find(({ marketId }) => marketId === leg.betId);
    if (bet === undefined || bet.coef === leg.coef) return [];
    const key = isSentPriceKept(story?.changeCoefAction ?? null, leg.coef, bet.coef)
      ? "betStories.moved"
      : "betStories.movedAgainst";
    return [t(key, { before: format.odds(leg.coef), after: format.odds(bet.coef) })];
  });
}

/** What became of each pick and of the whole. */
function ended(coupon: HistoryCoupon, { t, format }: Words): readonly string[] {
  const picks = coupon.bets.map((bet) =>
    [`${bet.outcomeName}: ${betState(bet.status, t).stateText}`, bet.formattedScore]
      .filter(Boolean)
      .join(", "),
  );
  const isKnown = isCouponStatus(coupon.status);
  const whole = betState(coupon.status, t).stateText;
  return [
    ...picks,
    ...(coupon.status === "open" && coupon.cashedOut === undefined
      ? [t("betStories.notSettled")]
      : [t("betStories.whole", { state: whole })]),
    ...(coupon.payout === null || !isKnown
      ? []
      : [t("betStories.paid", { amount: format.money(coupon.payout) })]),
    ...(coupon.cashedOut === undefined
      ? []
      : [t("betStories.soldFor", { amount: format.money(coupon.cashedOut.payout) })]),
    ...(coupon.settledAt === null
      ? []
      : [t("betStories.at", { time: format.time(coupon.settledAt * 1_000) })]),
  ];
}

/** "Odds: your phone 2.10, server 2.05". */
export function differenceText(difference: Difference, { t, format }: Words): string {
  switch (difference.tag) {
    case "account":
      return t("betStories.differAccount");
    case "kind":
      return t("betStories.differKind");
    case "legMissing":
      return t("betStories.differMissing", { name: difference.name });
    case "legAdded":
      return t("betStories.differAdded", { name: difference.name });
    case "legOdds":
      return differ(difference.name, difference, format.odds, t);
    case "odds":
      return differ(t("betStories.odds"), difference, format.odds, t);
    case "time":
      return differ(t("betStories.timePlaced"), difference, format.time, t);
    case "stake":
      return differ(t("betStories.stake"), difference, format.money, t);
    case "win":
      return differ(t("bets.possibleWin"), difference, format.money, t);
  }
}

const differ = (
  what: string,
  { phone, server }: { readonly phone: number; readonly server: number },
  show: (value: number) => string,
  t: Translate,
): string => t("betStories.differ", { what, phone: show(phone), server: show(server) });
