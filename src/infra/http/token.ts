import type { CallError } from "../../events/define.ts";

/** There is no token, and why; passed on to every call that needs one. [error-018] */
export class NoToken extends Error {
  constructor(readonly error: CallError) {
    super("no token");
  }
}

/**
 * When a token expires (its `exp` claim, Unix ms); null when that cannot be read: such a token is not valid.
 */
function tokenEndsAt(token: string): number | null {
  try {
    const [, payload = ""] = token.split(".");
    const json: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    if (json === null || typeof json !== "object" || !("exp" in json)) return null;
    return typeof json.exp === "number" && Number.isFinite(json.exp) ? json.exp * 1000 : null;
  } catch {
    return null;
  }
}

export type TokenJar = {
  read(): string | null;
  write(token: string, endsAt: number): void;
  drop(): void;
};

/** The current parameters of the rules TOKEN-SHARE and TOKEN-RETRY. */
export type TokenParameters = {
  /** How long callers share one token request, ms. */
  readonly shareMs: () => number;
  /** How many refused tokens are replaced within `retryWindowMs`. */
  readonly retryLimit: () => number;
  readonly retryWindowMs: () => number;
};

type Options = {
  readonly jar: TokenJar;
  readonly fetchToken: (stop: AbortSignal) => Promise<string>;
  readonly now: () => number;
  readonly figures: TokenParameters;
};

/**
 * One request for a token; `token` and `endsAt` (Unix ms, null without a usable expiry) are set when it
 * arrives.
 */
type TokenRequest = {
  readonly stop: AbortController;
  readonly askedAt: number;
  readonly answer: Promise<string>;
  token: string | null;
  endsAt: number | null;
};

/**
 * The player's bearer token. It is kept in its cookie and here, never in an event. [session-003]
 * [session-004]
 */
export class TokenKeeper {
  readonly #options: Options;
  #shared: TokenRequest | null = null;
  #refusedAt: readonly number[] = [];
  #isLeaving = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** A valid token from the cookie, or null. */
  valid(): string | null {
    const token = this.#options.jar.read();
    const endsAt = token === null ? null : tokenEndsAt(token);
    return endsAt !== null && endsAt > this.#options.now() ? token : null;
  }

  /**
   * A valid token, fetched if needed; rejects when there is none. Callers share one request and its answer
   * for a time, so that not every call fetches a token where cookies are forbidden or the clock is wrong.
   * [session-002]
   */
  get(): Promise<string> {
    const token = this.valid();
    if (token !== null) return Promise.resolve(token);
    if (this.#isLeaving) return Promise.reject(noLonger());
    if (this.#shared === null || !this.#isFresh(this.#shared)) this.#shared = this.#request();
    return this.#shared.answer;
  }

  /**
   * The server refused this token: it is dropped. Returns false when no other may be requested: the limit is
   * reached, or the player has left. Callers that were refused the same token count once. [session-005]
   * [error-017]
   */
  refuse(token: string): boolean {
    const { now, jar, figures: parameters } = this.#options;
    const isHeld = jar.read() === token || this.#shared?.token === token;
    if (!isHeld) return this.#shared !== null || this.valid() !== null;
    this.drop(this.#isLeaving);
    const refusedAt = now();
    this.#refusedAt = this.#refusedAt.filter((past) =>
      isWithin(refusedAt - past, parameters.retryWindowMs()),
    );
    if (this.#refusedAt.length >= parameters.retryLimit()) return false;
    this.#refusedAt = [...this.#refusedAt, refusedAt];
    return true;
  }

  /**
   * Forgets the token, and the one that is still being fetched. While the player `isLeaving`, no other is fetched: the
   * server would refuse it, or give one that outlives the session.
   */
  drop(isLeaving = false): void {
    this.#isLeaving = isLeaving;
    this.#shared?.stop.abort();
    this.#shared = null;
    this.#options.jar.drop();
  }

  #isFresh({ askedAt, endsAt }: TokenRequest): boolean {
    const now = this.#options.now();
    return (
      isWithin(now - askedAt, this.#options.figures.shareMs()) && (endsAt === null || endsAt > now)
    );
  }

  #request(): TokenRequest {
    const { fetchToken, now, jar } = this.#options;
    const stop = new AbortController();
    const request: TokenRequest = {
      stop,
      askedAt: now(),
      answer: fetchToken(stop.signal).then(
        (token) => {
          if (this.#shared !== request) throw noLonger();
          const endsAt = tokenEndsAt(token);
          request.token = token;
          request.endsAt = endsAt !== null && endsAt > now() ? endsAt : null;
          if (endsAt !== null) jar.write(token, endsAt);
          return token;
        },
        (error: unknown) => {
          if (stop.signal.aborted) throw noLonger();
          if (this.#shared === request) this.#shared = null;
          throw error;
        },
      ),
      token: null,
      endsAt: null,
    };
    return request;
  }
}

const noLonger = () => new NoToken({ tag: "http", status: 401 });

/** A negative age means that the clock was set back: that instant no longer counts. */
const isWithin = (ageMs: number, windowMs: number): boolean => ageMs >= 0 && ageMs < windowMs;
