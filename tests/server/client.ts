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

export async function refreshToken(player: Client): Promise<void> {
  player.token = null;
  const { body } = await player.get("/web-api/user/gettoken?force_refresh=true");
  player.token = body.token;
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

/** A browser without a page. */
export function clientOf(url: () => string): Client {
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
