import type { RemoteData } from "../remoteData.ts";
import type { Express } from "./events.ts";

type ByFeed<T> = Readonly<Partial<Record<"live" | "line", T>>>;

/** What the server offers, by feed; and whether they are on screen below another page. */
export type ExpressDayState = ByFeed<RemoteData<readonly Express[]>> & {
  readonly isWatched?: boolean;
  /** What is on screen. A feed left out shows what the server offers: its next answer is taken over. */
  readonly shown?: ByFeed<readonly Express[]>;
  /** So many of the server's are not on screen. */
  readonly waiting?: number;
};

export const initial: ExpressDayState = {};
