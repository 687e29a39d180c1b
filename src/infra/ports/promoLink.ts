import type { Draft, Entry } from "../../events/define.ts";
import { RouteEntered } from "../../events/navigation/events.ts";
import { pathWithin } from "../../events/navigation/index.ts";
import { PromoCodeFound } from "../../events/promoCodes/events.ts";
import { decode } from "../../codec/codec.ts";
import type { Vault } from "../vault.ts";

const page = "/office/promo-code-check";

/** No sign that hides or turns others round, and no more than a field takes. */
const pattern = /^\P{C}{1,64}$/u;

/**
 * Tells of the code in the query of the page that checks codes (`?promocode=WELCOME`), sealed. Who had to
 * sign in first comes back without the query, so that of the address with which the visit began counts once.
 * [route-office-004]
 */
export function promoLinkPort(
  { location }: Window,
  visitSearch: string,
  vault: Vault,
  report: (draft: Draft) => void,
): { readonly start: () => void; readonly onEntry: (entry: Entry) => void } {
  let search = visitSearch;
  const look = () => {
    if (pathWithin(location.pathname) !== page) return;
    const promocode = codeIn(location.search) ?? codeIn(search);
    search = "";
    if (promocode === null) return;
    const { codec } = PromoCodeFound;
    const sealed = decode(codec, vault.sealBy(codec, { promocode }));
    if (sealed.tag === "ok") report(PromoCodeFound(sealed.value));
  };
  return {
    start: look,
    onEntry: (entry) => {
      if (RouteEntered.is(entry)) look();
    },
  };
}

function codeIn(search: string): string | null {
  const code = new URLSearchParams(search).get("promocode")?.trim() ?? "";
  return pattern.test(code) ? code : null;
}
