import { randomBytes, scrypt, scryptSync, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { createGate } from "../gate.ts";

const keyBytes = 32;
const cost = { N: 16_384, r: 8, p: 1 } as const;
/** One core is left to everybody else; each hash takes 16 MB. */
const mostAtOnce = Math.max(1, Math.min(3, availableParallelism() - 1));
const mostWaiting = 64;

/** Hashes passwords off the main thread, a few at a time. Both throw ApiError 429 while too many wait. */
export type Passwords = {
  /** Salt and scrypt hash of a password, ready to be stored. */
  hash(password: string): Promise<string>;
  /** Whether the password is that of a stored hash; with null it takes as long and says no. */
  isRight(password: string, stored: string | null): Promise<boolean>;
};

/** A hash that no password has. */
const nobodys = `${Buffer.alloc(16).toString("base64")}:${Buffer.alloc(keyBytes).toString("base64")}`;

export function createPasswords(): Passwords {
  const gate = createGate(mostAtOnce, mostWaiting);
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      return joined(salt, await gate.run(() => keyOf(password, salt)));
    },
    isRight: async (password, stored) => {
      const [salt = "", hash = ""] = (stored ?? nobodys).split(":");
      const expected = Buffer.from(hash, "base64");
      const found = await gate.run(() => keyOf(password, Buffer.from(salt, "base64")));
      return found.length === expected.length && timingSafeEqual(found, expected);
    },
  };
}

/** Of the demo player's password: a process of tests opens many databases, and each hash costs what ten requests do. */
const hashedBefore = new Map<string, string>();

/** The same at once and on the main thread: for the demo player, before the server listens. */
export function hashBeforeStart(password: string): string {
  const known = hashedBefore.get(password);
  if (known !== undefined) return known;
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
