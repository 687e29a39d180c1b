import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type Session, sessionId } from "./sessions.ts";

const lifeMs = 24 * 60 * 60_000;
const mark = "v";

/** Sessions of visitors: signed and kept nowhere, so that a thousand of them cost nothing. */
export type Visitors = {
  /** Opens a session and gives back its cookie value. */
  open(now: number): string;
  /** The session of a cookie value that is ours and has not ended, else null. */
  read(secret: string, now: number): Session | null;
};

/** @param key of the database that signs them */
export function createVisitors(key: Buffer): Visitors {
  const sign = (text: string) => createHmac("sha256", key).update(`visitor ${text}`).digest();
  return {
    open: (now) => {
      const text = [mark, randomBytes(18).toString("base64url"), now + lifeMs].join(".");
      return `${text}.${sign(text).toString("base64url")}`;
    },
    read: (secret, now) => {
      const parts = secret.split(".");
      if (parts.length !== 4 || parts[0] !== mark) return null;
      const expected = sign(parts.slice(0, 3).join("."));
      const found = Buffer.from(parts[3] ?? "", "base64url");
      if (found.length !== expected.length || !timingSafeEqual(found, expected)) return null;
      const expiresAt = Number(parts[2]);
      if (expiresAt <= now) return null;
      return { id: sessionId(secret), playerId: null, isSaved: false, expiresAt };
    },
  };
}
