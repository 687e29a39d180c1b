import * as t from "io-ts";
import { decode } from "../../codec/codec.ts";
import type { Draft, Entry } from "../../events/define.ts";
import { RecentSearchesFound, RecentSearchesKept } from "../../events/search/events.ts";
import type { Vault } from "../vault.ts";
import { type Areas, read } from "./storage.ts";

const key = "tl.recentSearches";
const longestText = 64;

/**
 * Earlier searches on this device: the texts themselves, because a token means nothing in a later visit. Another tab's
 * changes are taken over.
 */
export function recentSearchesPort(
  window: Window,
  { local }: Areas,
  vault: Vault,
  report: (draft: Draft) => void,
): { readonly start: () => void; readonly onEntry: (entry: Entry) => void } {
  const find = () => {
    const stored = read(local, key, t.array(t.string)) ?? [];
    const texts = stored.filter((text) => text.length > 0 && text.length <= longestText);
    const { codec } = RecentSearchesFound;
    const sealed = decode(codec, vault.sealBy(codec, { texts }));
    if (sealed.tag === "ok") report(RecentSearchesFound(sealed.value));
  };
  return {
    start: () => {
      if (read(local, key, t.array(t.string)) !== undefined) find();
      window.addEventListener("storage", (event) => {
        if (event.key === key) find();
      });
    },
    onEntry: (entry) => {
      if (!RecentSearchesKept.is(entry)) return;
      const texts = vault.open(entry.data.texts);
      try {
        if (entry.data.texts.length === 0) local?.removeItem(key);
        else local?.setItem(key, JSON.stringify(texts));
      } catch {
        // A full or forbidden storage keeps no searches.
      }
    },
  };
}
