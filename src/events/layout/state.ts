import type { RemoteTable } from "../remoteData.ts";
import type { LayoutPart } from "../navigation/index.ts";
import type { Partition } from "./events.ts";

/** What a mount of a section wants of the page round it. */
export type Wish = {
  readonly parts?: readonly LayoutPart[];
  /** Of the page at this path alone. */
  readonly title?: { readonly path: string; readonly text: string };
};

export type LayoutState = {
  /** Null until the device has reported it. */
  readonly isAppsBannerClosed: boolean | null;
  /** Brands of third-party games by language (`keyOf`). */
  readonly partitions: RemoteTable<readonly Partition[]>;
  /** By mount, the latest last; left out until a section wants something. */
  readonly wishes?: Readonly<Record<string, Wish>>;
};
export const initial: LayoutState = { isAppsBannerClosed: null, partitions: {} };
