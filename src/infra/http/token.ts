import type { CallError } from "../../events/define.ts";

/** There is no token, and why: it is handed to every call that needs one. [error-018] */
export class NoToken extends Error {
  constructor(readonly error: CallError) {
    super("no token");
  }
}

/**
 * When a token ends (its `exp` claim, Unix ms); null when it has no readable end: such a token is not valid.
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

/** The figures in force of the rules TOKEN-SHARE and TOKEN-RETRY. */
export type TokenParameters = {
  /** For how long callers share one question, ms. */
  readonly shareMs: () => number;
  /** How many refused tokens are replaced within `retryWindowMs`. */
  readonly retryLimit: () => number;
  readonly retryWindowMs: () => number;
};

type Options = {
  readonly jar: TokenJar;
  readonly fetchToken: () => Promise<string>;
  readonly now: () => number;
  readonly figures: TokenParameters;
};

/**
 * One question for a token; `token` and `endsAt` (Unix ms, null: its claim says nothing) are known when it
 * came.
 */
type Question = {
  readonly askedAt: number;
  readonly answer: Promise<string>;
  token: string | null;
  endsAt: number | null;
};

/**
 * The player's bearer token. It lives in its cookie and here, never in an event. [session-003] [session-004]
 */
export class TokenKeeper {
  readonly #options: Options;
  #shared: Question | null = null;
  #refusedAt: readonly number[] = [];

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
   * A valid token, fetched when need be; rejects when there is none. Callers share one question for a time,
   * its answer too: where cookies are forbidden or the clock is wrong, not every call fetches a token.
   * [session-002]
   */
  get(): Promise<string> {
    const token = this.valid();
    if (token !== null) return Promise.resolve(token);
    if (this.#shared === null || !this.#isFresh(this.#shared)) this.#shared = this.#ask();
    return this.#shared.answer;
  }

  /**
   * The server refused this token: it is dropped. False when no other is to be asked for: the limit is
   * reached, or the player has left. Callers that were refused the same token count once. [session-005]
   * [error-017]
   */
  refuse(token: string): boolean {
    const { now, jar, figures: parameters } = this.#options;
    const isHeld = jar.read() === token || this.#shared?.token === token;
    if (!isHeld) return this.#shared !== null || this.valid() !== null;
    this.drop();
    const at = now();
    this.#refusedAt = this.#refusedAt.filter((one) =>
      isWithin(at - one, parameters.retryWindowMs()),
    );
    if (this.#refusedAt.length >= parameters.retryLimit()) return false;
    this.#refusedAt = [...this.#refusedAt, at];
    return true;
  }

  /** Forgets the token, and the one that is on its way: it is nobody's any more. */
  drop(): void {
    this.#shared = null;
    this.#options.jar.drop();
  }

  #isFresh({ askedAt, endsAt }: Question): boolean {
    const now = this.#options.now();
    return (
      isWithin(now - askedAt, this.#options.figures.shareMs()) && (endsAt === null || endsAt > now)
    );
  }

  #ask(): Question {
    const { fetchToken, now, jar } = this.#options;
    const question: Question = {
      askedAt: now(),
      answer: fetchToken().then(
        (token) => {
          if (this.#shared !== question) throw new NoToken({ tag: "http", status: 401 });
          const endsAt = tokenEndsAt(token);
          question.token = token;
          question.endsAt = endsAt !== null && endsAt > now() ? endsAt : null;
          if (endsAt !== null) jar.write(token, endsAt);
          return token;
        },
        (error: unknown) => {
          if (this.#shared === question) this.#shared = null;
          throw error;
        },
      ),
      token: null,
      endsAt: null,
    };
    return question;
  }
}

/** An instant that lies ahead is from before the clock was set back: it counts no more. */
const isWithin = (ageMs: number, windowMs: number): boolean => ageMs >= 0 && ageMs < windowMs;
