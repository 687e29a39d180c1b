import type { AnyCall, Call } from "../../events/define.ts";

/** How a call is sent (contract, "Conventions"). */
export type Request = {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  /** Sent in alphabetical order; parameters that are null, undefined or false are omitted. */
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * `shared`: no cookies; `session`: cookie; `player`: cookie and token; `either`: token when there is one;
   * `extra`: cookie, and the token as `X-Auth` (limit service): a 401 is passed on without a retry.
   */
  readonly kind: "shared" | "session" | "player" | "either" | "extra";
  readonly timeoutMs: number;
  /** By default the cache is used as the server says for what is `shared`, and not at all for the rest. */
  readonly cache?: "no-cache";
  /** False for answers that are not JSON and are not read. */
  readonly isJson?: boolean;
  /** Answer headers to add to the body, by field name; null where one is missing. */
  readonly answerHeaders?: Readonly<Record<string, string>>;
};

/** A call and its request; `ask` holds the real personal and secret values, not their tokens. */
export type Endpoint = {
  readonly call: AnyCall;
  readonly request: (ask: never) => Request;
  /** Fields with secrets that may have to be sent again; all other secrets are forgotten once sent. */
  readonly keepsSecrets: readonly string[];
};

export const endpoint = <N extends string, A, B>(
  call: Call<N, A, B>,
  request: (ask: A) => Request,
  keepsSecrets: readonly (keyof A & string)[] = [],
): Endpoint => ({ call, request, keepsSecrets });

/** Path and query as sent. */
export function addressOf({ path, query = {} }: Request): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${encodeURIComponent(value === true ? "1" : String(value))}`);
  return parts.length === 0 ? path : `${path}?${parts.join("&")}`;
}

export const FEED_TIMEOUT_MS = 8_000;
export const CALL_TIMEOUT_MS = 12_000;
/** Longer than the server's own delay for live bets; after it the bet counts as unknown. */
export const PLACE_TIMEOUT_MS = 15_000;
