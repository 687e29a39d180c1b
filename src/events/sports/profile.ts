import type { State } from "../index.ts";
import type { FeedName } from "./events.ts";

/** The player's price profile as a parameter of requests to this feed; empty for the default profile, 0. */
export function profileOf({ session }: State, feed: FeedName): { readonly profileId?: number } {
  const profileId = session.tag === "player" && session.profiles?.[`${feed}ProfileId`];
  return profileId ? { profileId } : {};
}
