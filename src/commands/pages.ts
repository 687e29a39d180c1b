import {
  ContentRefreshAsked,
  InformationRefreshAsked,
  MoreNewsAsked,
  NewsKind,
} from "../events/content/events.ts";
import { informationOf } from "../events/content/links.ts";
import { keyOf } from "../events/content/piece.ts";
import { pieceOf, wishOf } from "../events/content/wanted.ts";
import { shape } from "../infra/codec.ts";
import { accept, type Decider, refuse } from "./decision.ts";
import { defineCommand, defineWaitingCommand } from "./define.ts";

/** Asks once more for the text of the present page that did not come. */
export const RefreshContent = defineWaitingCommand("RefreshContent", shape({}));
/** Asks for the older news behind those that are here. */
export const LoadMoreNews = defineCommand("LoadMoreNews", shape({ kind: NewsKind }));
/** Asks once more for the menu of information pages that did not come. */
export const RefreshInformation = defineWaitingCommand("RefreshInformation", shape({}));

type Empty = Readonly<Record<never, never>>;

export const refreshContent: Decider<Empty> = (_data, state) => {
  const wish = wishOf(state);
  const isFailed = wish !== null && pieceOf(state, wish)?.status === "failed";
  return isFailed ? accept(ContentRefreshAsked({})) : refuse("nothing_to_do");
};

export const loadMoreNews: Decider<{ readonly kind: NewsKind }> = ({ kind }, state) => {
  const { content, settings } = state;
  const list = content.news[keyOf({ kind, lng: settings.language })]?.body ?? null;
  const isMore = list !== null && list.nextPageToken !== null && list.more !== "loading";
  return isMore ? accept(MoreNewsAsked({ kind })) : refuse("nothing_to_do");
};

export const refreshInformation: Decider<Empty> = (_data, state) =>
  informationOf(state)?.status === "failed"
    ? accept(InformationRefreshAsked({}))
    : refuse("nothing_to_do");
