import { createHmac, timingSafeEqual } from "node:crypto";

const tokenLifeMs = 10 * 60_000;

export type TokenClaims = { readonly playerId: number; readonly sessionId: string };

/** Creates and verifies the bearer tokens of one database: JWT, HS256. */
export type Tokens = {
  issue(claims: TokenClaims, now: number): string;
  /** Claims of a valid token of ours, else null. */
  read(token: string, now: number): TokenClaims | null;
  /** Invalidates every token issued so far. */
  dropAll(): void;
};

export type Generations = { readonly last: number; keep(generation: number): void };

const header = encode({ alg: "HS256", typ: "JWT" });

/**
 * @param generations count of invalidations; stored, because otherwise a restart would revalidate dropped
 * tokens
 */
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
      const [head, claims, signature, ...extra] = token.split(".");
      if (head !== header || !claims || !signature || extra.length > 0) return null;
      const expected = sign(`${head}.${claims}`);
      const actual = Buffer.from(signature, "base64url");
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
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

/** Parsed only after the signature was verified, so the shape is ours. */
type Claims = { sub: string; sid: string; gen: number; exp: number };

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
