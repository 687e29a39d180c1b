import { FeedGame, FeedList, MarketTypes, Prices, Sports } from "../../../events/sports/events.ts";
import { type Endpoint, endpoint, FEED_TIMEOUT_MS } from "../request.ts";

/** The shared, cacheable calls: no cookies, language in the address, defaults omitted. */
export const feedEndpoints = (lng: () => string): readonly Endpoint[] => {
  const shared = (
    path: string,
    query: Readonly<Record<string, string | number | boolean | null | undefined>>,
  ) => ({ method: "GET", path, query, kind: "shared", timeoutMs: FEED_TIMEOUT_MS }) as const;
  return [
    endpoint(FeedList, ({ feed, sportId, isTop, since, profileId }) =>
      shared(`/${feed}-feed/v1/games`, { lng: lng(), sportId, top: isTop, since, profileId }),
    ),
    endpoint(FeedGame, ({ feed, gameId, since, profileId }) =>
      shared(`/${feed}-feed/v1/games/${gameId}`, { lng: lng(), since, profileId }),
    ),
    endpoint(Prices, ({ feed, ids, profileId }) =>
      shared(`/${feed}-feed/v1/prices`, { ids: ids.join(","), profileId }),
    ),
    endpoint(Sports, ({ feed }) => shared(`/${feed}-feed/v1/sports`, { lng: lng() })),
    endpoint(MarketTypes, () => shared("/line-feed/v1/market-types", { lng: lng() })),
  ];
};
