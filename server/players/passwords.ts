import { randomBytes, scrypt, scryptSync, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { createGate } from "../gate.ts";

const keyBytes = 32;
const cost = { N: 16_384, r: 8, p: 1 } as const;
/** Leaves one core for everything else; each hash takes 16 MB. */
const maxRunning = Math.max(1, Math.min(3, availableParallelism() - 1));
const maxWaiting = 64;

/**
 * Hashes passwords off the main thread, a few at a time. Both methods throw ApiError 429 while too many are
 * waiting.
 */
export type Passwords = {
  /** Salt and scrypt hash of a password, ready to be stored. */
  hash(password: string): Promise<string>;
  /** Whether the password matches a stored hash; with null it takes just as long and returns false. */
  isRight(password: string, stored: string | null): Promise<boolean>;
};

/** A hash that no password matches. */
const unmatchable = `${Buffer.alloc(16).toString("base64")}:${Buffer.alloc(keyBytes).toString("base64")}`;

export function createPasswords(): Passwords {
  const gate = createGate(maxRunning, maxWaiting);
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      return joined(salt, await gate.run(() => keyOf(password, salt)));
    },
    isRight: async (password, stored) => {
      const [salt = "", hash = ""] = (stored ?? unmatchable).split(":");
      const expected = Buffer.from(hash, "base64");
      const actual = await gate.run(() => keyOf(password, Buffer.from(salt, "base64")));
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}

/**
 * Cache for the demo player's password: a test process opens many databases, and each hash costs as much as
 * ten requests.
 */
const hashedBefore = new Map<string, string>();

/** Hashes synchronously on the main thread: for the demo player, before the server listens. */
export function hashBeforeStart(password: string): string {
  const cachedHash = hashedBefore.get(password);
  if (cachedHash !== undefined) return cachedHash;
  const salt = randomBytes(16);
  const hash = joined(salt, scryptSync(password, salt, keyBytes, cost));
  hashedBefore.set(password, hash);
  return hash;
}

const joined = (salt: Buffer, key: Buffer): string =>
  `${salt.toString("base64")}:${key.toString("base64")}`;

function keyOf(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, cost, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
