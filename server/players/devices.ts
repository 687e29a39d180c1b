import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Player } from "./players.ts";

/**
 * Knows browsers that have signed in to an account before. Others who guess at its password cannot lock these out; a new
 * password makes all of them strangers.
 */
export type Devices = {
  /** A cookie value that marks a browser as the player's. */
  issue(player: Player): string;
  /** Who the browser is when the cookie value marks it as this player's, else null. */
  read(cookie: string, player: Player): string | null;
};

/** @param key of the database that signs them */
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
      const found = Buffer.from(signature, "base64url");
      return found.length === expected.length && timingSafeEqual(found, expected) ? name : null;
    },
  };
}
