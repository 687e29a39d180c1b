import { ContentRefreshAsked, MoreNewsAsked, NewsKind } from "../events/content/events.ts";
import { queryOf } from "../events/content/query.ts";
import { news } from "../events/content/resources.ts";
import { bodyOf } from "../events/remoteData.ts";
import { shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Loads the text of the current page again after a failure. */
export const RefreshContent = defineCommand(
  "RefreshContent",
  shape({}),
  (_data, state) =>
    queryOf(state)?.dataIn(state).tag === "failed"
      ? accept(ContentRefreshAsked({}))
      : refuse("nothing_to_do"),
  "wait",
);

/** Loads the next, older page of the news. */
export const LoadMoreNews = defineCommand(
  "LoadMoreNews",
  shape({ kind: NewsKind }),
  ({ kind }, state) => {
    const ask = { kind, pageToken: null, lng: state.settings.language };
    const list = bodyOf(news.dataOf(state, ask));
    const hasMore = list !== null && list.nextPageToken !== null && list.more !== "loading";
    return hasMore ? accept(MoreNewsAsked({ kind })) : refuse("nothing_to_do");
  },
);
