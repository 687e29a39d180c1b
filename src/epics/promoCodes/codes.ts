import { filter, ignoreElements, map, merge, mergeMap, switchMap } from "rxjs";
import { RefreshAccounts } from "../../commands/account.ts";
import {
  PromoCodeActivation,
  PromoCode,
  PromoCodes,
  PromoCodeAccepted,
  PromoCodesWanted,
  PromoCodeTyped,
} from "../../events/promoCodes/events.ts";
import { isUnclear } from "../../events/promoCodes/selectors.ts";
import { CameOnline } from "../../events/shell/events.ts";
import { siteOpen } from "../rules/conditions.ts";
import { opened } from "../rules/opened.ts";
import type { Epic } from "../epic.ts";

/**
 * Checks a code when it is typed, and again when it is unclear whether it was activated. [route-office-003]
 */
export const checkPromoCode: Epic = {
  name: "promoCodes/check",
  run: (deps) =>
    merge(
      deps.on(PromoCodeTyped).pipe(map(({ data }) => data.promocode)),
      deps.on(PromoCodeActivation.failed, CameOnline).pipe(
        map(() => deps.state().promoCodes.checked),
        filter((checked) => checked !== null && isUnclear(checked) && siteOpen(deps.state())),
        map((checked) => checked?.promocode),
      ),
    ).pipe(
      filter((promocode) => promocode !== undefined),
      mergeMap((promocode) => deps.call(PromoCode, { promocode })),
      ignoreElements(),
    ),
};

/** Sends each activation once, with no automatic retry; then refreshes the balance. */
export const activatePromoCode: Epic = {
  name: "promoCodes/activate",
  run: (deps) =>
    merge(
      deps.on(PromoCodeAccepted).pipe(
        mergeMap(({ data }) => deps.call(PromoCodeActivation, data)),
        ignoreElements(),
      ),
      deps.on(PromoCodeActivation.answered).pipe(
        filter(({ data }) => data.body.success),
        map(() => RefreshAccounts({})),
      ),
    ),
};

/** Loads the player's codes each time their page is opened, and older pages on request. [route-office-003] */
export const loadPromoCodes: Epic = {
  name: "promoCodes/history",
  run: (deps) =>
    merge(
      opened(deps, "promoCodeHistory").pipe(map(() => null)),
      deps.on(PromoCodesWanted).pipe(map(({ data }) => data.pageToken)),
    ).pipe(
      switchMap((pageToken) => deps.call(PromoCodes, { pageToken })),
      ignoreElements(),
    ),
};
