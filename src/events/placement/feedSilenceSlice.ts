import { type CouponState, couponSlice, type HeardFeed, unheard } from "../coupon/index.ts";
import { createSlice } from "../slice.ts";
import { type FeedName, Prices } from "../sports/events.ts";
import { FeedFellSilent } from "./feedSilenceEvents.ts";

const withHeard = (
  state: CouponState,
  feed: FeedName,
  change: (heard: HeardFeed) => Partial<HeardFeed>,
): CouponState => {
  const heard = state.heard?.[feed] ?? unheard;
  return { ...state, heard: { ...state.heard, [feed]: { ...heard, ...change(heard) } } };
};

/** How long the feeds have said nothing of the coupon's prices. */
export const feedSilenceSlice = createSlice("coupon", couponSlice.initial)
  .on(Prices.asked, (state, { ask }, { at }) =>
    withHeard(state, ask.feed, ({ askedAt, isPending }) => ({
      // A request that was given up, when the coupon was left, says nothing about the feed.
      askedAt: isPending ? at : (askedAt ?? at),
      isPending: true,
    })),
  )
  .on(Prices.failed, (state, { ask }, { at }) =>
    withHeard(state, ask.feed, () => ({ isPending: false, vainAt: at })),
  )
  .on(Prices.answered, (state, { ask, body: { serverTime } }, { at }) =>
    withHeard(state, ask.feed, ({ servedAt }) =>
      servedAt === null || serverTime > servedAt
        ? { ...unheard, heardAt: at, servedAt: serverTime }
        : { isPending: false, vainAt: at },
    ),
  )
  .on(FeedFellSilent, (state, { afterMs, feed }, { at }) =>
    withHeard(state, feed, () => ({ silentMs: afterMs, vainAt: at })),
  );
