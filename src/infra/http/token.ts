/** When a token ends (its `exp` claim, Unix ms); null when it has no readable end: such a token is not valid. */
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

/** The player's bearer token. It lives in its cookie and here, never in an event. [session-003] [session-004] */
export class TokenKeeper {
  readonly #jar: TokenJar;
  readonly #fetchToken: () => Promise<string>;
  readonly #now: () => number;
  #inFlight: Promise<string> | null = null;

  constructor(options: { jar: TokenJar; fetchToken: () => Promise<string>; now: () => number }) {
    this.#jar = options.jar;
    this.#fetchToken = options.fetchToken;
    this.#now = options.now;
  }

  /** A valid token from the cookie, or null. */
  valid(): string | null {
    const token = this.#jar.read();
    const endsAt = token === null ? null : tokenEndsAt(token);
    return endsAt !== null && endsAt > this.#now() ? token : null;
  }

  /** A valid token, fetched when need be; callers at the same time share one question. Rejects when there is none. */
  get(): Promise<string> {
    const token = this.valid();
    if (token !== null) return Promise.resolve(token);
    this.#inFlight ??= this.#fetchToken()
      .then((fresh) => {
        const endsAt = tokenEndsAt(fresh);
        if (endsAt !== null) this.#jar.write(fresh, endsAt);
        return fresh;
      })
      .finally(() => {
        this.#inFlight = null;
      });
    return this.#inFlight;
  }

  drop(): void {
    this.#jar.drop();
  }
}
