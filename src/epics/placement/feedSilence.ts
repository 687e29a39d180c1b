import { of } from "rxjs";
import { isClosedBy, silentSince } from "../../events/coupon/index.ts";
import { FeedFellSilent } from "../../events/placement/feedSilenceEvents.ts";
import type { FeedName } from "../../events/sports/events.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";

/** A price older than a few polls may be far from the one of now, above all while a match is on. */
export const FEED_SILENCE = rule({
  id: "FEED-SILENCE",
  ledger: [],
  parameters: {
    liveMs: { unit: "ms", fallback: 15_000, clamp: [10_000, 60_000] },
    lineMs: { unit: "ms", fallback: 60_000, clamp: [15_000, 300_000] },
  },
  needs: {
    // Prices are asked for only then; a site that closes leaves the coupon.
    couponOpen: ({ navigation }) =>
      navigation.route.name === "coupon" || navigation.isQuickCouponOpen,
  },
  // Nobody looks, and the page asks for nothing.
  pauses: { pollingPaused: ({ shell }) => shell.isPollingPaused },
});

/** Closes placing when a feed of the coupon has said nothing new for so long. A newer price opens it. */
export const closeOnSilence = deadline({
  name: "placement/feedSilence",
  rule: FEED_SILENCE,
  due: (state) =>
    feeds.flatMap((feed) => {
      const since = silentSince(state, feed);
      if (since === null || isClosedBy(state.coupon, feed)) return [];
      const wholeMs = parameter(FEED_SILENCE, `${feed}Ms`, state.shell.config);
      return [{ key: feed, at: since + wholeMs, wholeMs }];
    }),
  fire: (deps, key) => {
    const feed = key === "live" ? "live" : "line";
    const afterMs = parameter(FEED_SILENCE, `${feed}Ms`, deps.state().shell.config);
    return of(FeedFellSilent({ feed, afterMs }));
  },
});

const feeds: readonly FeedName[] = ["live", "line"];
