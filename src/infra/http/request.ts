import type { AnyCall, Call } from "../../events/define.ts";

/** How a call goes over the wire (contract, "Conventions"). */
export type Request = {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  /** Sent in alphabetical order; null, undefined and false leave a parameter out. */
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * `shared`: no cookies; `session`: cookie; `player`: cookie and token; `either`: token when there is one;
   * `extra`: cookie, and the token as `X-Auth` (limit service): its 401 is handed on, nothing is repeated.
   */
  readonly kind: "shared" | "session" | "player" | "either" | "extra";
  readonly timeoutMs: number;
  /** False for the answers that are not JSON and are not read. */
  readonly isJson?: boolean;
  /** The answer is kept as it came, for a domain that reads more of it. */
  readonly isKept?: boolean;
  /** Headers of the answer that are added to its body, by the field's name; null where one is missing. */
  readonly answerHeaders?: Readonly<Record<string, string>>;
};

/** A call and the request it makes; `ask` has its personal and secret values in place. */
export type Endpoint = {
  readonly call: AnyCall;
  readonly request: (ask: never) => Request;
  /**
   * Secrets that may have to be sent again, by field; the page forgets all others of the ask when they are
   * sent.
   */
  readonly keepsSecrets: readonly string[];
};

export const endpoint = <N extends string, A, B>(
  call: Call<N, A, B>,
  request: (ask: A) => Request,
  keepsSecrets: readonly (keyof A & string)[] = [],
): Endpoint => ({ call, request, keepsSecrets });

/** Path and query as they go out. */
export function addressOf({ path, query = {} }: Request): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${key}=${encodeURIComponent(value === true ? "1" : String(value))}`);
  return parts.length === 0 ? path : `${path}?${parts.join("&")}`;
}

export const FEED_TIMEOUT_MS = 8_000;
export const CALL_TIMEOUT_MS = 12_000;
/** Longer than the server's own delay for live bets; after it the bet counts as unknown. */
export const PLACE_TIMEOUT_MS = 15_000;
