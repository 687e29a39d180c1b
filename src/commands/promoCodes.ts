import {
  PromoCodeAccepted,
  PromoCodesWanted,
  PromoCodeTyped,
} from "../events/promoCodes/events.ts";
import { canActivate, isBusy } from "../events/promoCodes/selectors.ts";
import { isLoading } from "../events/remoteData.ts";
import { nextTokenOf } from "../events/remoteList.ts";
import { shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Checks a promo code. One code at a time. */
export const CheckPromo = defineCommand(
  "CheckPromo",
  PromoCodeTyped.codec,
  (typed, { session, promoCodes }) => {
    if (session.tag !== "player") return refuse("sign_in_needed");
    return isBusy(promoCodes) ? refuse("nothing_to_do") : accept(PromoCodeTyped(typed));
  },
);

/** Activates the checked code. Never while a try is in progress, nor after one whose outcome is unknown. */
export const ActivatePromo = defineCommand(
  "ActivatePromo",
  shape({}),
  (_data, { session, promoCodes }) => {
    if (session.tag !== "player") return refuse("sign_in_needed");
    const { checked } = promoCodes;
    return checked !== null && canActivate(promoCodes)
      ? accept(PromoCodeAccepted({ promocode: checked.promocode }))
      : refuse("nothing_to_do");
  },
);

/** Reloads the player's codes. */
export const RefreshPromoCodes = defineCommand(
  "RefreshPromoCodes",
  shape({}),
  (_data, { session, promoCodes }) => {
    if (session.tag !== "player") return refuse("sign_in_needed");
    return isLoading(promoCodes.history)
      ? refuse("nothing_to_do")
      : accept(PromoCodesWanted({ pageToken: null }));
  },
);

/** Loads older codes. */
export const LoadMorePromoCodes = defineCommand(
  "LoadMorePromoCodes",
  shape({}),
  (_data, { promoCodes: { history } }) => {
    const pageToken = nextTokenOf(history);
    return pageToken === null || isLoading(history)
      ? refuse("nothing_to_do")
      : accept(PromoCodesWanted({ pageToken }));
  },
);
