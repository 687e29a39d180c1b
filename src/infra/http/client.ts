import type { CallError } from "../../events/define.ts";
import { errorOf } from "./errorOf.ts";
import { addressOf, type Request } from "./request.ts";
import { type TokenJar, TokenKeeper } from "./token.ts";

export type Answer =
  | { readonly tag: "answer"; readonly body: unknown }
  | { readonly tag: "error"; readonly error: CallError };

export type HttpOptions = {
  /** Origin of the backend; empty: the page's own. */
  readonly apiOrigin: string;
  readonly fetch: typeof fetch;
  readonly jar: TokenJar;
  readonly now: () => number;
  readonly language: () => string;
};

/** Sends requests by the contract's kinds: credentials, language, bearer token, one repeat after a 401. [error-017] */
export class HttpClient {
  readonly #options: HttpOptions;
  readonly #tokens: TokenKeeper;

  constructor(options: HttpOptions) {
    this.#options = options;
    this.#tokens = new TokenKeeper({
      jar: options.jar,
      now: options.now,
      fetchToken: () => this.#fetchToken(),
    });
  }

  async send(request: Request, abort: AbortSignal): Promise<Answer> {
    const deadline = AbortSignal.timeout(request.timeoutMs);
    const signal = AbortSignal.any([abort, deadline]);
    try {
      const isPlayer = request.kind === "player";
      const token = isPlayer
        ? await this.#tokens.get()
        : request.kind === "either"
          ? this.#tokens.valid()
          : null;
      const first = await this.#once(request, token, signal);
      if (first.tag === "answer" || first.error.status !== 401 || token === null) return first;
      this.#tokens.drop();
      return await this.#once(request, isPlayer ? await this.#tokens.get() : null, signal);
    } catch (error) {
      if (error instanceof NoToken) return { tag: "error", error: error.error };
      return { tag: "error", error: { tag: deadline.aborted ? "timeout" : "offline" } };
    }
  }

  forgetPlayer(): void {
    this.#tokens.drop();
  }

  async #once(request: Request, token: string | null, signal: AbortSignal): Promise<Answer> {
    const { apiOrigin, fetch, language } = this.#options;
    const response = await fetch(apiOrigin + addressOf(request), {
      method: request.method,
      credentials: request.kind === "shared" ? "omit" : "include",
      signal,
      headers: {
        Accept: "application/json",
        ...(request.kind === "shared" ? {} : { "X-Language": language() }),
        ...(request.body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      ...(request.kind === "shared" ? {} : { cache: "no-store" as const }),
    });
    const text = await response.text();
    if (response.ok && request.isJson === false) return { tag: "answer", body: {} };
    const body = parse(text);
    if (!response.ok) {
      return {
        tag: "error",
        error: errorOf(response.status, body, response.headers.get("Retry-After")),
      };
    }
    if (body !== undefined) return { tag: "answer", body };
    return { tag: "error", error: { tag: "decode", detail: "the answer is not JSON" } };
  }

  async #fetchToken(): Promise<string> {
    const answer = await this.#once(
      {
        method: "GET",
        path: "/web-api/user/gettoken",
        query: { force_refresh: "true" },
        kind: "session",
        timeoutMs: 0,
      },
      null,
      AbortSignal.timeout(10_000),
    );
    if (answer.tag === "error") throw new NoToken(answer.error);
    const { body } = answer;
    if (
      body !== null &&
      typeof body === "object" &&
      "token" in body &&
      typeof body.token === "string"
    ) {
      return body.token;
    }
    throw new NoToken({ tag: "decode", detail: "gettoken: token is not a text" });
  }
}

class NoToken extends Error {
  constructor(readonly error: CallError) {
    super("no token");
  }
}

/** A key `__proto__` would become the prototype of a copy: it is left out. An escape may spell it, too. */
const parse = (text: string): unknown => {
  try {
    const isSuspect = text.includes("__proto__") || text.includes("\\u");
    return JSON.parse(text, isSuspect ? withoutPrototype : undefined);
  } catch {
    return undefined;
  }
};

const withoutPrototype = (key: string, value: unknown): unknown =>
  key === "__proto__" ? undefined : value;
