import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Player } from "./players.ts";

/**
 * Recognises browsers that have signed in to an account before. Others who guess its password cannot lock
 * these out; a new password invalidates all of them.
 */
export type Devices = {
  /** Creates a cookie value that marks a browser as the player's. */
  issue(player: Player): string;
  /** The browser's id if the cookie value is valid for this player, else null. */
  read(cookie: string, player: Player): string | null;
};

/** @param key the database's signing key */
export function createDevices(key: Buffer): Devices {
  const sign = (name: string, { id, password }: Player) =>
    createHmac("sha256", key).update(`device ${name} ${id} ${password}`).digest();
  return {
    issue: (player) => {
      const name = randomBytes(12).toString("base64url");
      return `${name}.${sign(name, player).toString("base64url")}`;
    },
    read: (cookie, player) => {
      const [name = "", signature = ""] = cookie.split(".");
      const expected = sign(name, player);
      const actual = Buffer.from(signature, "base64url");
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? name : null;
    },
  };
}
