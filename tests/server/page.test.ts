import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "./folder.ts";
import { type Operator, startOperator } from "./operator.ts";

const distFolder = temporaryFolder("dist");
mkdirSync(join(distFolder, "assets"));
writeFileSync(
  join(distFolder, "index.html"),
  '<script type="module" nonce="__NONCE__" src="/assets/a.js"></script><style nonce="__NONCE__"></style>',
);
writeFileSync(join(distFolder, "assets/a.js"), "export {};");
writeFileSync(join(distFolder, "assets/a.js.map"), "{}");
writeFileSync(join(distFolder, "assets/b.css"), "a {}");
writeFileSync(join(distFolder, "assets/b.css.br"), brotliCompressSync("a { }"));
writeFileSync(join(distFolder, "assets/c.css"), "b {}");
writeFileSync(join(distFolder, "assets/c.css.gz"), gzipSync("b { }"));
mkdirSync(join(distFolder, ".vite"));
writeFileSync(join(distFolder, ".vite/manifest.json"), "{}");
const asPage = { Accept: "text/html" };

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator({ distFolder, isProduction: true });
});
afterAll(() => operator.close());

describe("addresses without content", () => {
  it.each(["/en/%ff", "/en//x.example", "/none.png"])(
    "%s shows a person the page",
    async (path) => {
      const visitor = operator.visitor();
      const page = await visitor.get(path, asPage);
      expect([page.status, page.headers.get("Content-Type")]).toEqual([
        404,
        "text/html; charset=UTF-8",
      ]);
      expect(page.headers.get("Content-Security-Policy")).toContain("script-src 'self' 'nonce-");
      expect((await visitor.get(path)).body).toMatchObject({ success: false, code: 40 });
    },
  );

  it("a missing chunk is a 404 for everybody", async () => {
    const { status, body } = await operator.visitor().get("/assets/b.js", asPage);
    expect([status, body.code]).toEqual([404, 40]);
  });

  it("files for tools are not served", async () => {
    const visitor = operator.visitor();
    for (const path of [
      "/.vite/manifest.json",
      "/assets/../.vite/manifest.json",
      "/.vite%2fmanifest.json",
    ])
      expect((await visitor.get(path)).status).toBe(404);
  });
});

describe("a client that accepts anything", () => {
  it.each(["*/*", "image/png, */*;q=0.8"])("gets the existing pages (%s)", async (accept) => {
    const visitor = operator.visitor();
    for (const path of ["/en", "/en/section/live/1", "/ru/information/rules"]) {
      const { status, headers } = await visitor.get(path, { Accept: accept });
      expect([path, status, headers.get("Content-Type")]).toEqual([
        path,
        200,
        "text/html; charset=UTF-8",
      ]);
    }
  });

  it("gets a 404 where there is nothing, and the usual answers of calls", async () => {
    const visitor = operator.visitor();
    for (const path of ["/en/no/such/page", "/web-api/nothing", "/assets/gone.js"]) {
      const { status, body } = await visitor.get(path, { Accept: "*/*" });
      expect([path, status, body.code]).toEqual([path, 404, 40]);
    }
  });
});

describe("the page", () => {
  it("has a fresh nonce of 128 bits in every place and in its policy, and is not cached", async () => {
    const nonces = new Set<string>();
    for (const path of ["/en", "/ru", "/en/section/live/1", "/en/"]) {
      const { status, body, headers } = await operator.visitor().get(path, asPage);
      expect(status).toBe(200);
      const found = [...body.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
      expect(found).toHaveLength(2);
      expect(new Set(found).size).toBe(1);
      expect(Buffer.from(found[0], "base64")).toHaveLength(16);
      const policy = headers.get("Content-Security-Policy") ?? "";
      expect(policy).toContain(`script-src 'self' 'nonce-${found[0]}'`);
      for (const part of [
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "frame-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "require-trusted-types-for 'script'",
      ]) {
        expect(policy.split("; ")).toContain(part);
      }
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin-allow-popups");
      nonces.add(found[0]);
    }
    expect(nonces.size).toBe(4);
  });

  it.each([
    ["/en", 200],
    ["/en/section/live/1/50112", 200],
    ["/en/office/history", 200],
    ["/en/information/about?x=1", 200],
    ["/en/no/where", 404],
    ["/en/office/nothing-here", 404],
    ["/en/section/live/1/2/3/4/5", 404],
  ])("%s is a document of status %s", async (path, status) => {
    const answer = await operator.visitor().get(path, asPage);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Content-Type")).toContain("text/html");
    expect(answer.body).toContain("nonce=");
  });

  it("is compressed for clients that accept it, and declared as such", async () => {
    const asked = (encoding: string) =>
      operator.visitor().get("/en", { ...asPage, "Accept-Encoding": encoding });
    const [packed, plain] = [await asked("gzip, br"), await asked("identity")];
    expect(packed.headers.get("Content-Encoding")).toBe("gzip");
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    for (const { body, headers } of [packed, plain]) {
      expect(body).toContain('src="/assets/a.js"');
      expect(headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
      expect(headers.get("Vary")).toBe("Accept-Encoding");
    }
  });

  it.each([
    ["/assets/b.css", "gzip, deflate, br", "br", "a { }"],
    ["/assets/b.css", "gzip, br;q=0", "gzip", "a {}"],
    ["/assets/b.css", "identity", null, "a {}"],
    ["/assets/a.js", "gzip, br", "gzip", "export {};"],
    ["/assets/c.css", "gzip, deflate", "gzip", "b { }"],
  ])("sends %s to a client that accepts %s as %s", async (path, reads, encoding, body) => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await operator.visitor().get(path, { "Accept-Encoding": reads });
      expect(answer.headers.get("Content-Encoding")).toBe(encoding);
      expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
      expect(answer.body).toBe(body);
    }
  });

  it("is sent uncompressed, and in ranges, to clients that ask for that", async () => {
    const ask = (init: RequestInit) => fetch(`${operator.url}/assets/a.js`, init);
    const head = await ask({ method: "HEAD" });
    expect([head.status, head.headers.get("Content-Length"), await head.text()]).toEqual([
      200,
      "10",
      "",
    ]);
    expect(head.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const part = await ask({ headers: { Range: "bytes=0-5", "Accept-Encoding": "identity" } });
    expect([part.status, part.headers.get("Content-Range"), await part.text()]).toEqual([
      206,
      "bytes 0-5/10",
      "export",
    ]);
  });

  it("is compressed in shared answers, but not in a player's own", async () => {
    const encodingOf = async (path: string) => {
      const answer = await operator.visitor().get(path, { "Accept-Encoding": "gzip" });
      expect(answer.status).toBe(200);
      return answer.headers.get("Content-Encoding");
    };
    expect(await encodingOf("/live-feed/v1/games?lng=en")).toBe("gzip");
    // Less than a kilobyte.
    expect(await encodingOf("/web-api/app-version")).toBeNull();
    expect(await encodingOf("/web-api/session")).toBeNull();
  });

  it("caches hashed files permanently, and reports missing ones, maps and paths outside as missing", async () => {
    const script = await operator.visitor().get("/assets/a.js", asPage);
    expect(script.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(script.headers.get("Content-Type")).toMatch(/^text\/javascript/);
    const missing = [
      "/assets/gone.js",
      "/assets/a.js.map",
      "/%2e%2e%2f%2e%2e%2fpackage.json",
      "/assets/..%2f..%2f..%2fpackage.json",
      "/%ff",
    ];
    for (const path of missing) {
      const { status, body } = await operator.visitor().get(path);
      expect([path, status, body.code]).toEqual([path, 404, 40]);
      expect((await operator.visitor().get(path, asPage)).status).toBe(404);
    }
    expect((await operator.visitor().get("/en/live")).status).toBe(404);
    expect((await operator.visitor().get("/web-api/nothing", asPage)).body.code).toBe(40);
  });

  it("has no control in production and sends its cookies over https only", async () => {
    expect((await operator.visitor().post("/__control", { advanceMs: 1 })).status).toBe(404);
    const { headers } = await operator.visitor().get("/web-api/session");
    expect(headers.getSetCookie()[0]).toContain("Secure");
  });
});

describe("a page server in front of another backend", () => {
  it("forwards calls with their cookies, bodies and origin, and reports when the backend is down", async () => {
    const backend = await startOperator();
    const front = await startOperator({ distFolder, apiUrl: backend.url });
    const player = await front.signedIn();
    expect((await player.get("/web-api/user/balance")).body.money).toBe(1248.5);
    expect((await player.get("/live-feed/v1/games?lng=en")).body.games.length).toBeGreaterThan(10);
    const foreign = await player.post(
      "/web-api/user/auth-refresh",
      {},
      { Origin: "https://evil.example" },
    );
    expect(foreign.body.code).toBe(30);
    expect((await front.visitor().get("/en", asPage)).status).toBe(200);
    await backend.close();
    const away = await player.get("/web-api/session/check");
    expect([away.status, away.body.code]).toEqual([502, 1]);
    await front.close();
  });
});

it("reports what is wrong with an option", async () => {
  const simulation = (speed: number) => ({ kind: "simulation", seed: 1, speed }) as const;
  await expect(startOperator({ distFolder: "/nowhere" })).rejects.toThrow(
    /\/nowhere has no index.html/,
  );
  await expect(startOperator({ apiUrl: "ftp://x" })).rejects.toThrow(/not an http or https URL/);
  await expect(startOperator({ feed: simulation(0) })).rejects.toThrow(/speed 0 cannot be used/);
  await expect(startOperator({ port: Number(new URL(operator.url).port) })).rejects.toThrow(
    /cannot listen/,
  );
});
