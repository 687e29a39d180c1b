import type { FeedName } from "../sports/events.ts";

/** Key of a list of named matches among the views of the feeds. */
export const chosenKey = ({
  feed,
  list,
}: {
  readonly feed: FeedName;
  readonly list: string;
}): string => `${feed}:${list}`;
