import type { RemoteTable } from "../remoteData.ts";
import type { CallError } from "../define.ts";
import type { Sending } from "../sending.ts";
import type { Appeal, Contacts, OrderedCall, Topic } from "./events.ts";

/** Support: what the server keeps for everybody, what is being sent, and what a player has ordered and written. */
export type SupportState = {
  readonly contacts: RemoteTable<Contacts>;
  readonly topics: RemoteTable<readonly Topic[]>;
  readonly letter: Sending;
  readonly callOrder: Sending;
  readonly calls: {
    readonly items: readonly OrderedCall[];
    /** Of the next page; null behind the last one. */
    readonly nextPageToken: string | null;
    readonly load: "idle" | "loading" | "failed" | "done";
  };
  /** The call that is being cancelled, and why the last one was not. */
  readonly cancelling: { readonly callId: number; readonly error: CallError | null } | null;
  readonly appeals: {
    readonly items: readonly Appeal[];
    readonly load: "idle" | "loading" | "failed" | "done";
  };
  readonly appeal: Sending;
};

export const initial: SupportState = {
  contacts: {},
  topics: {},
  letter: { tag: "idle" },
  callOrder: { tag: "idle" },
  calls: { items: [], nextPageToken: null, load: "idle" },
  cancelling: null,
  appeals: { items: [], load: "idle" },
  appeal: { tag: "idle" },
};
