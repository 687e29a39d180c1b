import type { RemoteData } from "../remoteData.ts";
import type { Express } from "./events.ts";

/** By feed; and whether they are on screen below another page. */
export type ExpressDayState = Readonly<
  Partial<Record<"live" | "line", RemoteData<readonly Express[]>>>
> & { readonly isWatched?: boolean };

export const initial: ExpressDayState = {};
