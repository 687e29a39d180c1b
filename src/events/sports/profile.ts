import type { State } from "../index.ts";
import type { FeedName } from "./events.ts";

/** The price profile of who is there, for an ask of this feed; nothing for the usual one, 0. */
export function profileOf({ session }: State, feed: FeedName): { readonly profileId?: number } {
  const profileId = session.tag === "player" && session.profiles?.[`${feed}ProfileId`];
  return profileId ? { profileId } : {};
}
