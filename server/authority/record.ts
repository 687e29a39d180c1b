import { createHmac } from "node:crypto";
import type { Service } from "../http/environment.ts";
import { fieldsOf } from "../json.ts";
import { isAsked } from "../packs/policy.ts";
import { numberIn, numberOrNull, textIn } from "../store/columns.ts";
import { tokenKey } from "../store/meta.ts";
import type { Store } from "../store/store.ts";
import { firstSum, sumAfter } from "./chain.ts";

type Place = Pick<Service, "store" | "site" | "now">;

/**
 * Chains what has been queued since the last time, under pseudonyms, and has the database queue acts while the pack asks for
 * it. What is queued is kept with the act itself: a server that is killed goes on where it was.
 */
export function recordActs(place: Place): void {
  const { store, now } = place;
  const mode = isAsked(place, "authorityRecord") ? "on" : "off";
  const known = store.get("SELECT value FROM meta WHERE key = 'authorityRecord'");
  if (known?.["value"] !== mode)
    store.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('authorityRecord', ?)", [mode]);
  if (store.get("SELECT 1 FROM authority_queue LIMIT 1") === null) return;
  store.transaction(() => {
    const last = store.get("SELECT number, sum FROM authority_record ORDER BY number DESC LIMIT 1");
    let number = last === null ? 0 : numberIn(last, "number");
    let sum = last === null ? firstSum : textIn(last, "sum");
    for (const row of store.all("SELECT * FROM authority_queue ORDER BY id")) {
      number += 1;
      const act = {
        number,
        at: numberOrNull(row, "at") ?? now(),
        kind: textIn(row, "kind"),
        person: pseudonym(store, `player ${numberOrNull(row, "player_id") ?? 0}`),
        data: pseudonymised(store, textIn(row, "data")),
      };
      sum = sumAfter(sum, act);
      store.run(
        "INSERT INTO authority_record (number, at, kind, person, data, sum) VALUES (?, ?, ?, ?, ?, ?)",
        [number, act.at, act.kind, act.person, act.data, sum],
      );
    }
    store.run("DELETE FROM authority_queue");
  });
}

/** The same for the same, and nobody else can make it out of what it stands for. */
const pseudonym = (store: Store, of: string): string =>
  createHmac("sha256", tokenKey(store)).update(`authority ${of}`).digest("base64url");

/** Sessions and bets lead to their player in other tables. */
function pseudonymised(store: Store, json: string): string {
  const { session, bet, ...data } = fieldsOf(JSON.parse(json));
  return JSON.stringify({
    ...data,
    ...(session === undefined ? {} : { session: pseudonym(store, `session ${String(session)}`) }),
    ...(bet === undefined || bet === null ? {} : { bet: pseudonym(store, `bet ${String(bet)}`) }),
  });
}
