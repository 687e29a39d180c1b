import { randomBytes, scrypt, scryptSync, timingSafeEqual } from "node:crypto";

const keyBytes = 32;
const cost = { N: 16_384, r: 8, p: 1 } as const;

/** Salt and scrypt hash of a password, ready to be stored. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString("base64")}:${scryptSync(password, salt, keyBytes, cost).toString("base64")}`;
}

/** A hash that no password has; checking against it takes as long as a real check. */
export const nobodysPassword = `${Buffer.alloc(16).toString("base64")}:${Buffer.alloc(keyBytes).toString("base64")}`;

export function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt = "", hash = ""] = stored.split(":");
  const expected = Buffer.from(hash, "base64");
  return new Promise((resolve, reject) => {
    scrypt(password, Buffer.from(salt, "base64"), keyBytes, cost, (error, found) => {
      if (error) reject(error);
      else resolve(found.length === expected.length && timingSafeEqual(found, expected));
    });
  });
}
