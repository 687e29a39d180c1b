import { ContentRefreshAsked, MoreNewsAsked, NewsKind } from "../events/content/events.ts";
import { keyOf } from "../events/content/piece.ts";
import { pieceOf, wishOf } from "../events/content/wanted.ts";
import { shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Asks once more for the text of the present page that did not come. */
export const RefreshContent = defineCommand(
  "RefreshContent",
  shape({}),
  (_data, state) => {
    const wish = wishOf(state);
    const isFailed = wish !== null && pieceOf(state, wish)?.status === "failed";
    return isFailed ? accept(ContentRefreshAsked({})) : refuse("nothing_to_do");
  },
  "wait",
);

/** Asks for the older news behind those that are here. */
export const LoadMoreNews = defineCommand(
  "LoadMoreNews",
  shape({ kind: NewsKind }),
  ({ kind }, state) => {
    const { content, settings } = state;
    const list = content.news[keyOf({ kind, lng: settings.language })]?.body ?? null;
    const isMore = list !== null && list.nextPageToken !== null && list.more !== "loading";
    return isMore ? accept(MoreNewsAsked({ kind })) : refuse("nothing_to_do");
  },
);
