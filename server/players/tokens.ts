import { createHmac, timingSafeEqual } from "node:crypto";

const tokenLifeMs = 10 * 60_000;

export type TokenClaims = { readonly playerId: number; readonly sessionId: string };

/** Makes and reads the bearer tokens of one database: JWT, HS256. */
export type Tokens = {
  issue(claims: TokenClaims, now: number): string;
  /** Claims of a token that is ours and still valid, else null. */
  read(token: string, now: number): TokenClaims | null;
  /** Makes every token given out so far invalid. */
  dropAll(): void;
};

export type Generations = { readonly last: number; keep(generation: number): void };

const header = encode({ alg: "HS256", typ: "JWT" });

/** @param generations number of those that were dropped; kept, or a restart would make dropped tokens good again */
export function createTokens(key: Buffer, generations: Generations): Tokens {
  let generation = generations.last;
  const sign = (text: string) => createHmac("sha256", key).update(text).digest();
  return {
    issue: ({ playerId, sessionId }, now) => {
      const claims = {
        sub: String(playerId),
        sid: sessionId,
        gen: generation,
        iat: Math.floor(now / 1000),
        exp: Math.floor((now + tokenLifeMs) / 1000),
      };
      const body = `${header}.${encode(claims)}`;
      return `${body}.${sign(body).toString("base64url")}`;
    },
    read: (token, now) => {
      const [head, claims, signature, ...rest] = token.split(".");
      if (head !== header || !claims || !signature || rest.length > 0) return null;
      const expected = sign(`${head}.${claims}`);
      const found = Buffer.from(signature, "base64url");
      if (found.length !== expected.length || !timingSafeEqual(found, expected)) return null;
      const { sub, sid, gen, exp } = JSON.parse(
        Buffer.from(claims, "base64url").toString(),
      ) as Claims;
      return gen === generation && exp * 1000 > now
        ? { playerId: Number(sub), sessionId: sid }
        : null;
    },
    dropAll: () => {
      generation += 1;
      generations.keep(generation);
    },
  };
}

/** Read only behind a valid signature, so the shape is ours. */
type Claims = { sub: string; sid: string; gen: number; exp: number };

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
