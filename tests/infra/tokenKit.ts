import { tokenParameters } from "../../src/epics/session/token.ts";
import type { SiteConfigBody } from "../../src/events/shell/config.ts";
import { HttpClient } from "../../src/infra/http/client.ts";
import type { Request } from "../../src/infra/http/request.ts";
import type { TokenJar } from "../../src/infra/http/token.ts";

const START_AT = 1_800_000_000_000;

/** A token with an expiry time; `mark` distinguishes tokens. */
const tokenUntil = (endsAt: number, mark: string): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part({ exp: Math.floor(endsAt / 1000), mark })}.sign`;
};

const call = (kind: Request["kind"]): Request => ({
  method: "GET",
  path: "/call",
  kind,
  timeoutMs: 12_000,
});

type Options = {
  /** False: the browser keeps no cookies. */
  readonly hasCookies?: boolean;
  /** How long the server's tokens live, ms. */
  readonly lifeMs?: number;
  readonly config?: SiteConfigBody | null;
  /** Runs around each read of a parameter, to change one. */
  readonly within?: (look: () => number) => number;
};

/**
 * A browser with a server that accepts its own tokens until they are revoked; time is set by hand, and
 * answers take none.
 */
export class Browser {
  now = START_AT;
  isOnline = true;
  /** How often a token was requested. */
  questions = 0;
  /** Tokens of the calls that reached the server, by their mark; `-` without one. */
  readonly calls: string[] = [];
  /** Refuses every token from here on. */
  isRefusing = false;
  cookie: string | null = null;
  /** While set, token requests wait for it. */
  held: Promise<void> | null = null;
  readonly #options: Options;
  #good = new Set<string>();

  constructor(options: Options = {}) {
    this.#options = options;
  }

  /** Opens a tab: cookies are shared, everything else is its own. */
  tab(): {
    ask(kind?: Request["kind"], abort?: AbortSignal): Promise<string>;
    leave(isStillOpen?: boolean): void;
  } {
    const { hasCookies = true, config = null, within = (look) => look() } = this.#options;
    const parameters = tokenParameters(() => config);
    const jar: TokenJar = {
      read: () => (hasCookies ? this.cookie : null),
      write: (token) => {
        this.cookie = token;
      },
      drop: () => {
        this.cookie = null;
      },
    };
    const client = new HttpClient({
      apiOrigin: "",
      fetch: (url, init) => this.#answer(String(url), new Headers(init?.headers), init?.signal),
      jar,
      now: () => this.now,
      figures: {
        shareMs: () => within(parameters.shareMs),
        retryLimit: () => within(parameters.retryLimit),
        retryWindowMs: () => within(parameters.retryWindowMs),
      },
      language: () => "en",
    });
    return {
      ask: async (kind = "player", abort = new AbortController().signal) => {
        const answer = await client.send(call(kind), abort);
        if (answer.tag === "answer") return "ok";
        return `${answer.error.tag} ${answer.error.status ?? ""}`.trim();
      },
      leave: (isStillOpen = false) => client.forgetPlayer(isStillOpen),
    };
  }

  /** The server rejects all its earlier tokens from here on. */
  revoke(): void {
    this.#good.clear();
  }

  async #answer(
    url: string,
    headers: Headers,
    signal: AbortSignal | null | undefined,
  ): Promise<Response> {
    if (!this.isOnline) throw new TypeError("Failed to fetch");
    if (url.includes("/gettoken")) return Promise.race([this.#giveToken(), aborted(signal)]);
    const sent = headers.get("authorization") ?? headers.get("x-auth");
    const token = sent?.replace("Bearer ", "") ?? null;
    this.calls.push(token === null ? "-" : markOf(token));
    const isGood = !this.isRefusing && (token === null || this.#good.has(token));
    return Response.json({}, { status: isGood ? 200 : 401 });
  }

  async #giveToken(): Promise<Response> {
    this.questions += 1;
    const token = tokenUntil(this.now + (this.#options.lifeMs ?? 600_000), String(this.questions));
    await this.held;
    this.#good.add(token);
    return Response.json({ token });
  }
}

/** Fails once the caller gives up, as fetch does. */
const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_done, fail) => signal?.addEventListener("abort", () => fail(signal.reason)));

const markOf = (token: string): string => {
  const { mark }: { mark: string } = JSON.parse(
    Buffer.from(token.split(".")[1] ?? "", "base64url").toString(),
  );
  return mark;
};
