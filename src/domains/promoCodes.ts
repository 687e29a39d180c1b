import {
  ActivatePromo,
  CheckPromo,
  LoadMorePromoCodes,
  RefreshPromoCodes,
} from "../commands/promoCodes.ts";
import { activatePromoCode, checkPromoCode, loadPromoCodes } from "../epics/promoCodes/codes.ts";
import { promoCodesSlice } from "../events/promoCodes/slice.ts";
import { promoCodeEndpoints } from "../infra/http/api/promoCodes.ts";
import { promoLinkPort } from "../infra/ports/promoCodes.ts";
import { domain } from "./domain.ts";

/** A player's promo codes. */
export const promoCodes = domain({
  name: "promoCodes",
  slices: [promoCodesSlice],
  commands: [CheckPromo, ActivatePromo, RefreshPromoCodes, LoadMorePromoCodes],
  epics: [checkPromoCode, activatePromoCode, loadPromoCodes],
  endpoints: promoCodeEndpoints,
  ports: ({ window, search, vault, report }) => {
    const { start, onEntry } = promoLinkPort(window, search, vault, report);
    return [{ onEntry, onArrived: start }];
  },
});
