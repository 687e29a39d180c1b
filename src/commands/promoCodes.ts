import type { DataOf } from "../events/define.ts";
import {
  PromoCodeAccepted,
  PromoCodesWanted,
  PromoCodeTyped,
} from "../events/promoCodes/events.ts";
import { canActivate, isBusy } from "../events/promoCodes/selectors.ts";
import { shape } from "../infra/codec.ts";
import { accept, type Decider, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Asks what there is to a code. */
export const CheckPromo = defineCommand("CheckPromo", PromoCodeTyped.codec);
/** Takes what the code that was checked brings. */
export const ActivatePromo = defineCommand("ActivatePromo", shape({}));
/** Asks once more for the codes of the player. */
export const RefreshPromoCodes = defineCommand("RefreshPromoCodes", shape({}));
/** Shows older codes. */
export const LoadMorePromoCodes = defineCommand("LoadMorePromoCodes", shape({}));

export const promoCodeCommands = {
  CheckPromo,
  ActivatePromo,
  RefreshPromoCodes,
  LoadMorePromoCodes,
} as const;

type Empty = Readonly<Record<never, never>>;

/** One code at a time. */
export const checkPromo: Decider<DataOf<typeof CheckPromo>> = (typed, { session, promoCodes }) => {
  if (session.tag !== "player") return refuse("sign_in_needed");
  return isBusy(promoCodes) ? refuse("nothing_to_do") : accept(PromoCodeTyped(typed));
};

/** Never while a try is on its way, nor after one whose outcome nobody knows. */
export const activatePromo: Decider<Empty> = (_data, { session, promoCodes }) => {
  if (session.tag !== "player") return refuse("sign_in_needed");
  const { checked } = promoCodes;
  return checked !== null && canActivate(promoCodes)
    ? accept(PromoCodeAccepted({ promocode: checked.promocode }))
    : refuse("nothing_to_do");
};

export const refreshPromoCodes: Decider<Empty> = (_data, { session, promoCodes }) => {
  if (session.tag !== "player") return refuse("sign_in_needed");
  return promoCodes.history.load === "loading"
    ? refuse("nothing_to_do")
    : accept(PromoCodesWanted({ pageToken: null }));
};

export const loadMorePromoCodes: Decider<Empty> = (_data, { promoCodes: { history } }) =>
  history.nextPageToken === null || history.load === "loading"
    ? refuse("nothing_to_do")
    : accept(PromoCodesWanted({ pageToken: history.nextPageToken }));
