import type { CallError } from "../../events/define.ts";
import { errorOf } from "./errorOf.ts";
import { addressOf, type Request } from "./request.ts";
import { NoToken, type TokenParameters, type TokenJar, TokenKeeper } from "./token.ts";

export type Answer =
  | { readonly tag: "answer"; readonly body: unknown }
  | { readonly tag: "error"; readonly error: CallError };

export type HttpOptions = {
  /** Origin of the backend; empty for the page's own. */
  readonly apiOrigin: string;
  readonly fetch: typeof fetch;
  readonly jar: TokenJar;
  readonly now: () => number;
  readonly figures: TokenParameters;
  readonly language: () => string;
};

const TOKEN_TIMEOUT_MS = 10_000;

/**
 * Sends requests by their kind (see the contract): credentials, language, token, retries after a 401.
 * [error-017]
 */
export class HttpClient {
  readonly #options: HttpOptions;
  readonly #tokens: TokenKeeper;

  constructor(options: HttpOptions) {
    this.#options = options;
    this.#tokens = new TokenKeeper({ ...options, fetchToken: (stop) => this.#fetchToken(stop) });
  }

  async send(request: Request, signal: AbortSignal): Promise<Answer> {
    const deadline = AbortSignal.timeout(request.timeoutMs);
    try {
      return await this.#sendWithRetry(request, anyOf(signal, deadline));
    } catch (error) {
      if (error instanceof NoToken) return { tag: "error", error: error.error };
      return { tag: "error", error: { tag: deadline.aborted ? "timeout" : "offline" } };
    }
  }

  /** `isLeaving`: the server has not yet ended the session. */
  forgetPlayer(isLeaving: boolean): void {
    this.#tokens.drop(isLeaving);
  }

  async #sendWithRetry(request: Request, signal: AbortSignal): Promise<Answer> {
    let token = await this.#tokenFor(request, signal);
    for (;;) {
      const answer = await this.#sendOnce(request, token, signal);
      const isRefused = answer.tag === "error" && answer.error.status === 401;
      if (!isRefused || token === null || request.kind === "extra") return answer;
      const mayRetry = this.#tokens.refuse(token);
      if (request.kind === "either") token = mayRetry ? await this.#tokenOrNone(signal) : null;
      else if (mayRetry) token = await until(signal, this.#tokens.get());
      else return answer;
    }
  }

  /** The bearer token, while there is a valid one. */
  readonly token = (): string | null => this.#tokens.valid();

  async #tokenFor({ kind }: Request, signal: AbortSignal): Promise<string | null> {
    if (kind === "either") return this.#tokens.valid();
    return kind === "player" || kind === "extra" ? until(signal, this.#tokens.get()) : null;
  }

  /** A request of kind `either` goes without a token when there is none. */
  async #tokenOrNone(signal: AbortSignal): Promise<string | null> {
    try {
      return await until(signal, this.#tokens.get());
    } catch (error) {
      if (error instanceof NoToken) return null;
      throw error;
    }
  }

  async #sendOnce(request: Request, token: string | null, signal: AbortSignal): Promise<Answer> {
    const { apiOrigin, fetch, language, now } = this.#options;
    const { body: requestBody } = request;
    // For a form the browser sets the content type itself, with the boundary between its fields.
    const isForm = requestBody instanceof FormData;
    const answer = fetch(apiOrigin + addressOf(request), {
      method: request.method,
      credentials: request.kind === "shared" ? "omit" : "include",
      signal,
      headers: {
        Accept: "application/json",
        ...(request.kind === "shared" ? {} : { "X-Language": language() }),
        ...(requestBody === undefined || isForm ? {} : { "Content-Type": "application/json" }),
        ...(token === null
          ? {}
          : { [request.kind === "extra" ? "X-Auth" : "Authorization"]: `Bearer ${token}` }),
        ...request.headers,
      },
      ...(requestBody === undefined
        ? {}
        : { body: isForm ? requestBody : JSON.stringify(requestBody) }),
      cache: request.cache ?? (request.kind === "shared" ? "default" : "no-store"),
    });
    // What was asked before the app began knows nothing of the signal.
    const response = await until(signal, answer);
    const text = await until(signal, response.text());
    if (response.ok && request.isJson === false) return { tag: "answer", body: {} };
    const body = parseBody(text);
    if (!response.ok) {
      const { status, headers } = response;
      // A date in Retry-After counts from the server's own clock, if the answer has one.
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

  /** Its failure fails every waiting call, and is logged with each of them. [error-018] */
  async #fetchToken(stop: AbortSignal): Promise<string> {
    const deadline = AbortSignal.timeout(TOKEN_TIMEOUT_MS);
    const answer = await this.#sendOnce(getToken, null, anyOf(stop, deadline)).catch((): Answer => {
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

/** Replaces `AbortSignal.any`, which some supported browsers lack. */
function anyOf(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals)
    if (signal.aborted) controller.abort();
    else signal.addEventListener("abort", () => controller.abort());
  return controller.signal;
}

/** The answer, unless the caller aborts first; a token request that others share goes on. */
const until = <T>(signal: AbortSignal, answer: Promise<T>): Promise<T> =>
  new Promise((done, fail) => {
    const abort = () => fail(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    answer.then(done, fail).finally(() => signal.removeEventListener("abort", abort));
  });

const withHeaders = (
  body: unknown,
  answerHeaders: Request["answerHeaders"],
  headers: Headers,
): unknown =>
  answerHeaders === undefined || body === null || typeof body !== "object" || Array.isArray(body)
    ? body
    : {
        ...body,
        ...Object.fromEntries(
          Object.entries(answerHeaders).map(([k, name]) => [k, headers.get(name)]),
        ),
      };

/**
 * The JSON of an answer; undefined if it is none. Drops a key `__proto__`, which would become the prototype of a copy. An
 * escape may spell it, too.
 */
export const parseBody = (text: string): unknown => {
  try {
    const isSuspect = text.includes("__proto__") || text.includes("\\u");
    return JSON.parse(text, isSuspect ? withoutPrototype : undefined);
  } catch {
    return undefined;
  }
};

const withoutPrototype = (key: string, value: unknown): unknown =>
  key === "__proto__" ? undefined : value;
