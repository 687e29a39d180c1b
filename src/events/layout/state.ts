import type { RemoteTable } from "../remoteData.ts";
import type { LayoutPart } from "../navigation/index.ts";
import type { Partition } from "./events.ts";

/** What a mounted section wants from the page around it, and says about itself. */
export type PageRequest = {
  /** It plays media. [idle-004] */
  readonly isPlaying?: boolean;
  readonly parts?: readonly LayoutPart[];
  /** Only applies to the page at this path. */
  readonly title?: { readonly path: string; readonly text: string };
};

export type LayoutState = {
  /** Null until the device has reported it. */
  readonly isAppsBannerClosed: boolean | null;
  /** Brands of third-party games by language (`keyOf`). */
  readonly partitions: RemoteTable<readonly Partition[]>;
  /** By mount, the latest last; absent until a section wants something. */
  readonly pageRequests?: Readonly<Record<string, PageRequest>>;
};
export const initial: LayoutState = { isAppsBannerClosed: null, partitions: {} };
