import { type RunningServer, type ServerOptions, startServer } from "../../server/main.ts";
import { temporaryFolder } from "./folder.ts";
import { demoSignIn } from "../../server/players/players.ts";
import { saturdayEvening } from "../kit/season.ts";

export const startedAt = 1_800_000_000_000;

/** A separate server with a clock that only the test advances. */
export type Operator = {
  readonly url: string;
  readonly folder: string;
  /** Advances the clock without notifying the server. */
  pass(ms: number): void;
  visitor(): Client;
  signedIn(): Promise<Client>;
  control(order: object): Promise<Answer>;
  /** Runs `meanwhile` on its folder while the server is stopped. */
  restart(meanwhile?: () => void): Promise<void>;
  close(): Promise<void>;
};

/** A decoded answer without types: the contract tests check its shape. */
export type Json = ReturnType<typeof JSON.parse>;
export type Answer = { readonly status: number; readonly body: Json; readonly headers: Headers };

export type Client = {
  cookie: string;
  token: string | null;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  delete(path: string, headers?: Record<string, string>): Promise<Answer>;
};

export async function startOperator(options: Partial<ServerOptions> = {}): Promise<Operator> {
  const folder = temporaryFolder("data");
  let now = startedAt;
  const start = () =>
    startServer({
      port: 0,
      host: "127.0.0.1",
      dataFolder: folder,
      feed: { kind: "simulation", seed: 5, speed: 1, beginsAt: saturdayEvening },
      distFolder: null,
      apiUrl: null,
      now: () => now,
      // All visitors of a test share one address.
      rateFactor: 1000,
      ...options,
    });
  let server: RunningServer = await start();
  const visitor = () => client(() => server.url);
  return {
    get url() {
      return server.url;
    },
    folder,
    pass: (ms) => {
      now += ms;
    },
    visitor,
    signedIn: async () => {
      const player = visitor();
      await signIn(player);
      await refreshToken(player);
      return player;
    },
    control: async (order) => {
      const answer = await visitor().post("/__control", order);
      if (answer.status !== 200) throw new Error(`control refused: ${JSON.stringify(answer.body)}`);
      return answer;
    },
    restart: async (meanwhile) => {
      await server.close();
      meanwhile?.();
      server = await start();
    },
    close: () => server.close(),
  };
}

export function signIn(player: Client, password: string = demoSignIn.password): Promise<Answer> {
  return player.post("/web-api/auth/login", {
    uLogin: demoSignIn.login,
    uPassword: Buffer.from(password).toString("base64"),
    save: false,
    componentsData: null,
  });
}

export async function refreshToken(player: Client): Promise<void> {
  player.token = null;
  const { body } = await player.get("/web-api/user/gettoken?force_refresh=true");
  player.token = body.token;
}

export async function moneyOf(player: Client): Promise<number> {
  return (await player.get("/web-api/user/balance")).body.money;
}

/** The cookies that a browser would send after these were set. */
function withSet(cookie: string, set: readonly string[]): string {
  const nameOf = (pair: string): string => pair.split("=", 1)[0] ?? "";
  const jar = new Map(
    cookie
      .split("; ")
      .filter(Boolean)
      .map((pair) => [nameOf(pair), pair]),
  );
  for (const line of set) {
    const [pair = ""] = line.split(";", 1);
    jar.delete(nameOf(pair));
    if (!/; max-age=0(;|$)/i.test(line)) jar.set(nameOf(pair), pair);
  }
  return [...jar.values()].join("; ");
}

function client(url: () => string): Client {
  const send = async (
    path: string,
    init: { method: string; headers: Record<string, string>; body?: string },
  ) => {
    const identity = {
      ...(self.cookie ? { Cookie: self.cookie } : {}),
      ...(self.token ? { Authorization: `Bearer ${self.token}` } : {}),
    };
    const response = await fetch(url() + path, {
      ...init,
      headers: { ...identity, ...init.headers },
    });
    self.cookie = withSet(self.cookie, response.headers.getSetCookie());
    const text = await response.text();
    const isJson = response.headers.get("Content-Type")?.startsWith("application/json") ?? false;
    return {
      status: response.status,
      body: isJson ? (JSON.parse(text) as Json) : text,
      headers: response.headers,
    };
  };
  const self: Client = {
    cookie: "",
    token: null,
    get: (path, headers = {}) => send(path, { method: "GET", headers }),
    delete: (path, headers = {}) =>
      send(path, { method: "DELETE", headers: { Origin: url(), ...headers } }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: "POST",
        headers: { Origin: url(), "Content-Type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
  };
  return self;
}
