import type { Either } from "fp-ts/lib/Either.js";
import type { Observable } from "rxjs";
import type { CallError } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { feedOf, gameIdOf, sportIdOf } from "../../events/navigation/index.ts";
import { isMaintenance } from "../../events/maintenance/index.ts";
import { FeedGame, FeedList, Prices } from "../../events/sports/events.ts";
import { profileOf } from "../../events/sports/profile.ts";
import { gameKey, listKey } from "../../events/sports/view.ts";
import { gameOf } from "../../events/sports/tables.ts";
import type { Deps } from "../epic.ts";
import { parameter, rule } from "../rules/rule.ts";
import { offline } from "../rules/conditions.ts";

export const POLL = rule({
  id: "POLL",
  ledger: ["polling-003", "polling-004"],
  parameters: {
    defaultMs: {
      unit: "ms",
      fallback: 10_000,
      from: ({ polling }) => polling?.defaultMs,
      clamp: [1_000, 60_000],
    },
    lineMs: {
      unit: "ms",
      fallback: 15_000,
      from: ({ polling }) => polling?.lineMs,
      clamp: [5_000, 60_000],
    },
    liveMs: {
      unit: "ms",
      fallback: 5_000,
      from: ({ polling }) => polling?.liveMs,
      clamp: [2_000, 5_000],
    },
    couponMs: {
      unit: "ms",
      fallback: 3_000,
      from: ({ polling }) => polling?.liveMs,
      clamp: [2_000, 5_000],
    },
    /** From the answer of a held poll to the next: what it waits for is noticed within a second. */
    gapMs: { unit: "ms", fallback: 500 },
    /** The longest `pollAfterMs` of an answer that is respected. */
    serverMostMs: { unit: "ms", fallback: 60_000 },
  },
  pauses: {
    pollingPaused: ({ shell }) => shell.isPollingPaused,
    offline,
    siteClosed: isMaintenance,
  },
});

export const every =
  (name: keyof typeof POLL.parameters) =>
  ({ shell }: State) =>
    parameter(POLL, name, shell.config);

/** Interval of a list or game; live, the site may have a figure of its own for a sport. [polling-004] */
const everyOf =
  (feed: Feed, sportIdOf: (state: State) => number | null | undefined) =>
  (state: State): number => {
    if (feed === "line") return every("lineMs")(state);
    const { config } = state.shell;
    const ofSport = config?.polling?.liveMsBySportId?.[sportIdOf(state) ?? 0];
    if (config?.polling === undefined || ofSport === undefined) return every("liveMs")(state);
    const polling = { ...config.polling, liveMs: ofSport };
    return parameter(POLL, "liveMs", { ...config, polling });
  };

/** One poll that the screen needs. Equal keys are the same poll. */
export type Poll = {
  readonly key: string;
  /** Delay after each answer. */
  readonly everyMs: (state: State) => number;
  /** Makes one call; `isQuiet` for the first call after a pause. */
  readonly ask: (deps: Deps, isQuiet: boolean) => Observable<Either<CallError, object>>;
};

type Feed = "live" | "line";

export const list = (feed: Feed, sportId: number | null, isTop: boolean): Poll => {
  const key = listKey({ feed, sportId, isTop });
  return {
    key,
    everyMs: everyOf(feed, () => sportId),
    ask: (deps, isQuiet) =>
      deps.call(FeedList, { feed, sportId, isTop, ...from(deps, feed, key), isQuiet }),
  };
};

export const game = (feed: Feed, gameId: number): Poll => ({
  key: `${feed}:${gameKey(gameId)}`,
  everyMs: everyOf(feed, ({ sports }) => gameOf(sports.tables, gameId)?.sportId),
  ask: (deps, isQuiet) =>
    deps.call(FeedGame, { feed, gameId, ...from(deps, feed, gameKey(gameId)), isQuiet }),
});

const prices = (feed: Feed, ids: readonly number[]): Poll => ({
  key: `prices:${feed}:${ids.join(",")}`,
  everyMs: every("couponMs"),
  ask: (deps) => deps.call(Prices, { feed, ids: [...ids], ...profileOf(deps.state(), feed) }),
});

/**
 * The profile whose prices are requested, and the cursor; null for all prices if the stored ones are for
 * another profile.
 */
function from(deps: Deps, feed: Feed, key: string) {
  const profile = profileOf(deps.state(), feed);
  const view = deps.state().sports.views[key];
  const since = view?.profileId === profile.profileId ? (view?.cursor ?? null) : null;
  return { since, ...profile };
}

const ofRoute = ({ navigation }: State): readonly Poll[] => {
  const { route } = navigation;
  switch (route.name) {
    case "home":
    case "topEvents":
      return [list("live", null, true), list("line", null, true)];
    case "live":
    case "line":
      return [list(route.name, sportIdOf(route), false)];
    case "game":
      return [game(feedOf(route) ?? "line", gameIdOf(route) ?? 0)];
    default:
      return [];
  }
};

const ofCoupon = ({ coupon, navigation, sports }: State): readonly Poll[] => {
  const isOpen = navigation.route.name === "coupon" || navigation.isQuickCouponOpen;
  if (!isOpen) return [];
  const ids = (isLive: boolean) =>
    coupon.bets
      .filter(({ market }) => market.isLive === isLive)
      .map(({ market }) => market.id)
      .sort((a, b) => a - b);
  // Each card is loaded once; after that the price answers report what happened to its match.
  const unknown = coupon.bets
    .map(({ market }) => market)
    .filter(
      ({ gameId, isLive }, index, markets) =>
        isLive &&
        markets.findIndex((market) => market.gameId === gameId) === index &&
        gameOf(sports.tables, gameId) === undefined &&
        sports.views[gameKey(gameId)]?.isGone !== true,
    );
  const live = ids(true);
  const line = ids(false);
  return [
    ...unknown.map(({ gameId }) => game("live", gameId)),
    ...(live.length === 0 ? [] : [prices("live", live)]),
    ...(line.length === 0 ? [] : [prices("line", line)]),
  ];
};

/** What the current screen needs; the player's own data is in `bets/poll.ts`. */
export const pollsOfScreen = (state: State): readonly Poll[] => {
  // Another profile has other prices, so they are requested immediately.
  const profiles = `@${profileOf(state, "live").profileId},${profileOf(state, "line").profileId}`;
  return [...ofRoute(state), ...ofCoupon(state)].map((poll) => ({
    ...poll,
    key: poll.key + profiles,
  }));
};
