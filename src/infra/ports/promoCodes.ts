import type { Draft, Entry } from "../../events/define.ts";
import { RouteEntered } from "../../events/navigation/events.ts";
import { pathWithin } from "../../events/navigation/index.ts";
import { PromoCodeFound } from "../../events/promoCodes/events.ts";
import { decode } from "../../codec/codec.ts";
import type { Vault } from "../vault.ts";

const page = "/office/promo-code-check";

/** No control or formatting characters, and no longer than the field allows. */
const pattern = /^\P{C}{1,64}$/u;

/**
 * Reports the code in the query of the page that checks codes (`?promocode=WELCOME`), sealed. A visitor who
 * had to sign in first returns without the query, so the query with which the visit began counts once.
 * [route-office-004]
 */
export function promoLinkPort(
  { location }: Window,
  visitSearch: string,
  vault: Vault,
  report: (draft: Draft) => void,
): { readonly start: () => void; readonly onEntry: (entry: Entry) => void } {
  let search = visitSearch;
  const check = () => {
    if (pathWithin(location.pathname) !== page) return;
    const promocode = codeIn(location.search) ?? codeIn(search);
    search = "";
    if (promocode === null) return;
    const { codec } = PromoCodeFound;
    const sealed = decode(codec, vault.sealBy(codec, { promocode }));
    if (sealed.tag === "ok") report(PromoCodeFound(sealed.value));
  };
  return {
    start: check,
    onEntry: (entry) => {
      if (RouteEntered.is(entry)) check();
    },
  };
}

function codeIn(search: string): string | null {
  const code = new URLSearchParams(search).get("promocode")?.trim() ?? "";
  return pattern.test(code) ? code : null;
}
