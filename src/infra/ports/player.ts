import type { Entry } from "../../events/define.ts";
import { SessionClosed } from "../../events/session/events.ts";
import { SecureDataKept } from "../../events/player/events.ts";
import type { Vault } from "../vault.ts";
import type { CookieJar } from "./cookieJar.ts";

/**
 * The player's cookies other than the token: written when received, removed when the player leaves.
 * [session-008]
 */
export const playerCookiePort =
  (jar: CookieJar, vault: Vault) =>
  (entry: Entry): void => {
    if (SecureDataKept.is(entry)) {
      const { ggru, grant, grantEndsAt } = entry.data;
      jar.write("ggru", String(vault.open(ggru)), null);
      jar.write("grant", String(vault.open(grant)), grantEndsAt);
    } else if (SessionClosed.is(entry)) {
      jar.drop("ggru");
      jar.drop("grant");
    }
  };
