import { type BetsState, initialBets } from "../bets/index.ts";
import { CouponPlaced } from "../coupon/events.ts";
import { couponTypes, pickedBets } from "../coupon/index.ts";
import type { DataOf, Definition } from "../define.ts";
import {
  CouponPending,
  CouponRejected,
  PlaceCoupon,
  PlacementLost,
  PlacementRetried,
  PlacementUnknown,
} from "../placement/events.ts";
import type { CouponToPlace } from "../placement/index.ts";
import { PlacementDeferred, PlacementOpened } from "../placement/openEvents.ts";
import { PlaceSingles, SinglesOpened } from "../placement/singlesEvents.ts";
import {
  PowerBet,
  PowerBetLost,
  PowerBetOpened,
  PowerBetPlaced,
  PowerBetRefused,
  PowerBetRetried,
  PowerBetUnknown,
} from "../powerBet/events.ts";
import { SettlementsTold } from "../settlements/events.ts";
import { createSlice, type Where } from "../slice.ts";
import { BetStoriesFound } from "./events.ts";
import { mergedStories } from "./merge.ts";
import type { BetStory, StoryStep, StoryStepTag } from "./story.ts";

/** Folds into the bets: what this device knows of those that it placed is a part of them that few look at. */
export const betStoriesSlice = createSlice<"bets", BetsState>("bets", initialBets);

type Stories = readonly BetStory[];

function on<T extends string, D>(
  definition: Definition<T, D>,
  fold: (stories: Stories, data: D, where: Where) => Stories,
): void {
  betStoriesSlice.on(definition, (state, data, where) => {
    const before = state.stories ?? [];
    const after = fold(before, data, where);
    return after === before ? state : { ...state, stories: after };
  });
}

/** Changes the stories that are not over yet; a list that holds none of them stays the same one. */
const changed = (
  stories: Stories,
  isMeant: (story: BetStory) => boolean,
  change: (story: BetStory) => BetStory,
): Stories =>
  stories.some((story) => isMeant(story) && story.answer === undefined)
    ? stories.map((story) => (isMeant(story) && story.answer === undefined ? change(story) : story))
    : stories;

const withKey =
  (key: string) =>
  (story: BetStory): boolean =>
    story.key === key;

/** Whoever takes a bet up again begins anew. */
const beginnings: readonly StoryStepTag[] = ["retried", "found"];

function withStep(
  story: BetStory,
  tag: StoryStepTag,
  at: number,
  more: Pick<StoryStep, "untilAt"> = {},
): BetStory {
  const { steps } = story;
  const from = steps.findLastIndex((step) => beginnings.includes(step.tag));
  const same = steps.findIndex((step, index) => index >= from && step.tag === tag);
  const step = steps[same];
  if (step === undefined)
    return { ...story, steps: [...steps, { tag, at, times: 1, lastAt: at, ...more }] };
  const again = { ...step, times: step.times + 1, lastAt: at, ...more };
  return { ...story, steps: steps.map((other) => (other === step ? again : other)) };
}

/** The bet has come to this. */
const comesTo =
  (tag: StoryStepTag) =>
  (stories: Stories, { key }: { readonly key: string }, { at }: Where): Stories =>
    changed(stories, withKey(key), (story) => withStep(story, tag, at));

type Added = NonNullable<DataOf<typeof PlacementOpened>["added"]>;
type Sent = {
  readonly key: string;
  readonly coupon: CouponToPlace;
  readonly way: BetStory["way"];
  readonly added: Added;
  readonly setKey?: string;
};

function begun({ key, coupon, way, added, setKey }: Sent, at: number): BetStory {
  const { accountId, amount, bets, changeCoefAction, coef, systemValue, typeId } = coupon;
  return {
    key,
    way,
    tappedAt: at,
    accountId,
    amount,
    coef,
    typeId,
    changeCoefAction,
    legs: pickedBets(bets).map(({ market, title }) => {
      const put = added.find(({ betId }) => betId === market.id);
      return {
        betId: market.id,
        name: `${title.market}: ${title.outcome}`,
        coef: market.coef,
        ...(put && { added: { coef: put.coef, at: put.at } }),
      };
    }),
    steps: [],
    ...(setKey !== undefined && { setKey }),
    ...(typeId === couponTypes.system && { systemValue }),
  };
}

on(PlacementOpened, (stories, { key, coupon, isOneClick, added = [] }, { at }) => {
  const way = isOneClick === true ? "oneClick" : "coupon";
  return mergedStories(stories, [begun({ key, coupon, way, added }, at)]);
});
on(SinglesOpened, (stories, { setKey, singles, added = [] }, { at }) =>
  mergedStories(
    stories,
    singles.map((single) => begun({ ...single, way: "singles", added, setKey }, at)),
  ),
);
on(PlaceCoupon.asked, (stories, { ask }, where) => comesTo("sent")(stories, ask, where));
on(PlaceSingles.asked, (stories, { ask: { setKey } }, { at }) =>
  changed(
    stories,
    (story) => story.setKey === setKey,
    (story) => withStep(story, "sent", at),
  ),
);
on(CouponPending, (stories, { key, checkAt }, { at }) =>
  changed(stories, withKey(key), (story) => withStep(story, "pending", at, { untilAt: checkAt })),
);
on(PlacementUnknown, comesTo("unknown"));
on(PlacementDeferred, comesTo("deferred"));
on(PlacementLost, comesTo("lost"));
on(PlacementRetried, comesTo("retried"));
on(CouponRejected, refused);
on(CouponPlaced, (stories, { key, couponId, coef, amount, possibleWin }, { at }) =>
  changed(stories, withKey(key), (story) => ({
    ...story,
    answer: { tag: "accepted", at, couponId, coef, amount, possibleWin },
  })),
);

on(PowerBetOpened, (stories, { key, wish }, { at }) =>
  mergedStories(stories, [
    {
      key,
      way: "powerBet",
      tappedAt: at,
      accountId: wish.accountId,
      amount: wish.amount,
      coef: wish.coef,
      typeId: couponTypes.single,
      changeCoefAction: null,
      legs: [{ betId: wish.marketId, name: "", coef: wish.coef }],
      steps: [],
    },
  ]),
);
on(PowerBet.asked, (stories, { ask }, where) => comesTo("sent")(stories, ask, where));
on(PowerBetUnknown, comesTo("unknown"));
on(PowerBetLost, comesTo("lost"));
on(PowerBetRetried, comesTo("retried"));
on(PowerBetRefused, refused);
on(PowerBetPlaced, (stories, { key, placedId, possibleWin }, { at }) =>
  changed(stories, withKey(key), (story) => ({
    ...story,
    answer: { tag: "accepted", at, couponId: placedId, possibleWin },
  })),
);

on(SettlementsTold, (stories, { ids }, { at }) => {
  const isMeant = ({ answer, toldAt }: BetStory): boolean =>
    answer?.tag === "accepted" && toldAt === undefined && ids.includes(answer.couponId);
  return stories.some(isMeant)
    ? stories.map((story) => (isMeant(story) ? { ...story, toldAt: at } : story))
    : stories;
});
on(BetStoriesFound, (stories, { stories: found, isElsewhere }, { at }) => {
  const isTakenUp = ({ key, answer }: BetStory): boolean =>
    !isElsewhere && answer === undefined && !stories.some((own) => own.key === key);
  return mergedStories(
    stories,
    found.map((story) => (isTakenUp(story) ? withStep(story, "found", at) : story)),
  );
});

function refused(
  stories: Stories,
  { key, code, message }: Pick<DataOf<typeof CouponRejected>, "code" | "key" | "message">,
  { at }: Where,
): Stories {
  return changed(stories, withKey(key), (story) => ({
    ...story,
    answer: { tag: "refused", at, code, ...(message !== undefined && { message }) },
  }));
}
