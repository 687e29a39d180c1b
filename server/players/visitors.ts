import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type Session, sessionId } from "./sessions.ts";

const lifeMs = 24 * 60 * 60_000;
const mark = "v";

/** Visitor sessions: signed and not stored, so that any number of them costs nothing. */
export type Visitors = {
  /** Opens a session and returns its cookie value. */
  open(now: number): string;
  /** The session of a valid, unexpired cookie value, else null. */
  read(secret: string, now: number): Session | null;
};

/** @param key the database's signing key */
export function createVisitors(key: Buffer): Visitors {
  const sign = (text: string) => createHmac("sha256", key).update(`visitor ${text}`).digest();
  return {
    open: (now) => {
      const text = [mark, randomBytes(18).toString("base64url"), now + lifeMs].join(".");
      return `${text}.${sign(text).toString("base64url")}`;
    },
    read: (secret, now) => {
      const fields = secret.split(".");
      if (fields.length !== 4 || fields[0] !== mark) return null;
      const expected = sign(fields.slice(0, 3).join("."));
      const actual = Buffer.from(fields[3] ?? "", "base64url");
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
      const expiresAt = Number(fields[2]);
      if (expiresAt <= now) return null;
      return { id: sessionId(secret), playerId: null, isSaved: false, expiresAt };
    },
  };
}
