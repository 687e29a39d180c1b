import * as t from "io-ts";
import { StoredCoupon, couponSettingFields } from "../../events/coupon/index.ts";
import type { DataOf, Entry } from "../../events/define.ts";
import { StoredOneClick } from "../../events/oneClick/index.ts";
import { StoredReality } from "../../events/reality/index.ts";
import { PlayersNoted } from "../../events/reminders/notedEvents.ts";
import { StoredReminder } from "../../events/reminders/index.ts";
import { settingFields } from "../../events/settings/index.ts";
import { type AppStarted, ValueStored } from "../../events/shell/events.ts";
import { decode, finite } from "../../codec/codec.ts";
import type { Vault } from "../vault.ts";

type Stored = DataOf<typeof AppStarted>["stored"];
export type Areas = { readonly local: Storage | null; readonly session: Storage | null };

/** Storage may be forbidden: accessing it can throw. */
export function areasOf(window: Window): Areas {
  const attempt = (open: () => Storage): Storage | null => {
    try {
      return open();
    } catch {
      return null;
    }
  };
  return {
    local: attempt(() => window.localStorage),
    session: attempt(() => window.sessionStorage),
  };
}

export function read<A>(
  area: Pick<Storage, "getItem"> | null,
  key: string,
  codec: t.Decoder<unknown, A>,
): A | undefined {
  try {
    const text = area?.getItem(key) ?? null;
    if (text === null) return undefined;
    const decoded = decode(codec, JSON.parse(text));
    return decoded.tag === "ok" ? decoded.value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The usable fields of a stored record: an invalid one does not lose the others, an unknown one is dropped.
 */
export function readFields<P extends t.Props>(
  area: Storage | null,
  key: string,
  fields: P,
): t.TypeOf<t.PartialC<P>> | undefined {
  const record = read(area, key, t.UnknownRecord);
  if (record === undefined) return undefined;
  const usable = Object.entries(fields).flatMap(([name, codec]) =>
    codec.is(record[name]) ? [[name, record[name]]] : [],
  );
  return Object.fromEntries(usable);
}

/** What this device has stored; what can no longer be read counts as never stored. */
export function readStored({ local, session }: Areas, vault: Vault): Stored {
  const players = read(session, "tl.s.convertShown", t.array(finite));
  const stored = {
    coupon: read(local, "tl.coupon", StoredCoupon),
    isBetOpen: read(local, "tl.placement", t.array(t.unknown)) === undefined ? undefined : true,
    couponSettings: readFields(local, "tl.couponSettings", couponSettingFields),
    oneClick: read(local, "tl.oneClick", StoredOneClick),
    settings: readFields(local, "tl.settings", settingFields),
    couponReminder: read(session, "tl.s.couponReminder", StoredReminder),
    isCouponReminderShown: read(session, "tl.s.couponReminderShown", t.boolean),
    convertShown: players?.map((id) => vault.seal("personal", id)),
    registrationNextAt: read(local, "tl.registrationNextAt", finite),
    realityCheck: read(local, "tl.realityCheck", StoredReality),
    lastActiveAt: read(local, "tl.lastActiveAt", finite),
    isIdleLogoff: read(local, "tl.idleLogoff", t.boolean),
    isSessionLimitEnded: read(session, "tl.s.sessionLimitEnded", t.boolean),
    isSignOutOwed: read(local, "tl.signOutOwed", t.boolean),
  };
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined));
}

/** Stores what events ask for. A full or forbidden storage must not break the visit. */
export const storagePort =
  (areas: Areas, vault: Vault, onTrouble: (key: string) => void) =>
  (entry: Entry): void => {
    const stored = storedBy(entry, vault);
    if (stored === null) return;
    const { area, key, value } = stored;
    try {
      const storage = areas[area];
      if (value === null) storage?.removeItem(key);
      else if (storage === null) onTrouble(key);
      else storage.setItem(key, value);
    } catch {
      onTrouble(key);
    }
  };

/** A token means nothing in a later visit, so the device stores the player's id itself. */
function storedBy(entry: Entry, vault: Vault): DataOf<typeof ValueStored> | null {
  if (ValueStored.is(entry)) return entry.data;
  if (!PlayersNoted.is(entry)) return null;
  const { key, userIds } = entry.data;
  return { area: "session", key, value: JSON.stringify(vault.open(userIds)) };
}
