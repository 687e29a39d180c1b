import type { CallError } from "../../events/define.ts";
import { errorOf } from "./errorOf.ts";
import { addressOf, type Request } from "./request.ts";
import { NoToken, type TokenParameters, type TokenJar, TokenKeeper } from "./token.ts";

export type Answer =
  | { readonly tag: "answer"; readonly body: unknown }
  | { readonly tag: "error"; readonly error: CallError };

export type HttpOptions = {
  /** Origin of the backend; empty: the page's own. */
  readonly apiOrigin: string;
  readonly fetch: typeof fetch;
  readonly jar: TokenJar;
  readonly now: () => number;
  readonly figures: TokenParameters;
  readonly language: () => string;
};

const TOKEN_TIMEOUT_MS = 10_000;

/** Sends requests by the contract's kinds: credentials, language, token, repeats after a 401. [error-017] */
export class HttpClient {
  readonly #options: HttpOptions;
  readonly #tokens: TokenKeeper;

  constructor(options: HttpOptions) {
    this.#options = options;
    this.#tokens = new TokenKeeper({ ...options, fetchToken: () => this.#fetchToken() });
  }

  async send(request: Request, abort: AbortSignal): Promise<Answer> {
    const deadline = AbortSignal.timeout(request.timeoutMs);
    try {
      return await this.#answered(request, firstOf(abort, deadline));
    } catch (error) {
      if (error instanceof NoToken) return { tag: "error", error: error.error };
      return { tag: "error", error: { tag: deadline.aborted ? "timeout" : "offline" } };
    }
  }

  forgetPlayer(): void {
    this.#tokens.drop();
  }

  async #answered(request: Request, signal: AbortSignal): Promise<Answer> {
    let token = await this.#tokenFor(request, signal);
    for (;;) {
      const answer = await this.#once(request, token, signal);
      const isRefused = answer.tag === "error" && answer.error.status === 401;
      if (!isRefused || token === null || request.kind === "extra") return answer;
      const mayAsk = this.#tokens.refuse(token);
      if (request.kind === "either") token = mayAsk ? await this.#tokenOrNone(signal) : null;
      else if (mayAsk) token = await until(signal, this.#tokens.get());
      else return answer;
    }
  }

  /** The bearer token, while there is one that counts. */
  readonly token = (): string | null => this.#tokens.valid();

  async #tokenFor({ kind }: Request, signal: AbortSignal): Promise<string | null> {
    if (kind === "either") return this.#tokens.valid();
    return kind === "player" || kind === "extra" ? until(signal, this.#tokens.get()) : null;
  }

  /** What is for everybody does without a token when none is to be had. */
  async #tokenOrNone(signal: AbortSignal): Promise<string | null> {
    try {
      return await until(signal, this.#tokens.get());
    } catch (error) {
      if (error instanceof NoToken) return null;
      throw error;
    }
  }

  async #once(request: Request, token: string | null, signal: AbortSignal): Promise<Answer> {
    const { apiOrigin, fetch, language, now } = this.#options;
    const { body: sent } = request;
    // The browser names the type of a form itself, with the mark that parts its fields.
    const isForm = sent instanceof FormData;
    const response = await fetch(apiOrigin + addressOf(request), {
      method: request.method,
      credentials: request.kind === "shared" ? "omit" : "include",
      signal,
      headers: {
        Accept: "application/json",
        ...(request.kind === "shared" ? {} : { "X-Language": language() }),
        ...(sent === undefined || isForm ? {} : { "Content-Type": "application/json" }),
        ...(token === null
          ? {}
          : { [request.kind === "extra" ? "X-Auth" : "Authorization"]: `Bearer ${token}` }),
        ...request.headers,
      },
      ...(sent === undefined ? {} : { body: isForm ? sent : JSON.stringify(sent) }),
      ...(request.kind === "shared" ? {} : { cache: "no-store" as const }),
    });
    const text = await response.text();
    if (response.ok && request.isJson === false) return { tag: "answer", body: {} };
    const body = parse(text);
    if (!response.ok) {
      const { status, headers } = response;
      // A date is read by the server's own clock, where it tells it.
      const answeredAt = Date.parse(headers.get("Date") ?? "") || now();
      return {
        tag: "error",
        error: errorOf(status, body, headers.get("Retry-After"), answeredAt),
      };
    }
    if (body === undefined) {
      return { tag: "error", error: { tag: "decode", detail: "the answer is not JSON" } };
    }
    return { tag: "answer", body: withHeaders(body, request.answerHeaders, response.headers) };
  }

  /** Its failure fails every call that waits, and stands in the log with each of them. [error-018] */
  async #fetchToken(): Promise<string> {
    const deadline = AbortSignal.timeout(TOKEN_TIMEOUT_MS);
    const answer = await this.#once(getToken, null, deadline).catch((): Answer => {
      return { tag: "error", error: { tag: deadline.aborted ? "timeout" : "offline" } };
    });
    if (answer.tag === "error") throw new NoToken({ detail: "gettoken failed", ...answer.error });
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

const getToken: Request = {
  method: "GET",
  path: "/web-api/user/gettoken",
  query: { force_refresh: "true" },
  kind: "session",
  timeoutMs: TOKEN_TIMEOUT_MS,
};

/** `AbortSignal.any` is missing in browsers that can do all else. */
function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const one of signals)
    if (one.aborted) either.abort();
    else one.addEventListener("abort", () => either.abort());
  return either.signal;
}

/** The answer, unless the caller gives up before: a question for a token that others share goes on. */
const until = <T>(signal: AbortSignal, answer: Promise<T>): Promise<T> =>
  new Promise((done, fail) => {
    const giveUp = () => fail(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener("abort", giveUp, { once: true });
    answer.then(done, fail).finally(() => signal.removeEventListener("abort", giveUp));
  });

const withHeaders = (body: unknown, wanted: Request["answerHeaders"], headers: Headers): unknown =>
  wanted === undefined || body === null || typeof body !== "object" || Array.isArray(body)
    ? body
    : {
        ...body,
        ...Object.fromEntries(Object.entries(wanted).map(([k, name]) => [k, headers.get(name)])),
      };

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
