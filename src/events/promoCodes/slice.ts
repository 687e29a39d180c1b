import type { Sealed } from "../../codec/codec.ts";
import type { CallError } from "../define.ts";
import { RouteEntered } from "../navigation/events.ts";
import { pathWithin } from "../navigation/index.ts";
import { foldRemoteData, joinPages } from "../remoteList.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { idle, sending, sent } from "../submission.ts";
import {
  PromoCodeActivation,
  PromoCode,
  PromoCodes,
  PromoCodeAccepted,
  PromoCodeFound,
  PromoCodeTyped,
} from "./events.ts";
import { isBusy } from "./selectors.ts";
import { type CheckedCode, initial, type PromoCodesState } from "./state.ts";

/** Changes the checked code; a late answer for a previous code or player is ignored. */
const withChecked = (
  state: PromoCodesState,
  promocode: Sealed,
  change: (checked: CheckedCode) => Partial<CheckedCode>,
): PromoCodesState => {
  const { checked } = state;
  return checked?.promocode === promocode
    ? { ...state, checked: { ...checked, ...change(checked) } }
    : state;
};

/** The server did nothing because of the request itself, not because of the code: the check stays valid. */
const isRequestRefused = ({ tag, status = 0 }: CallError): boolean =>
  tag === "http" && status >= 400 && status < 500 && ![404, 408, 409].includes(status);

export const promoCodesSlice = createSlice<"promoCodes", PromoCodesState>("promoCodes", initial)
  .on(PromoCodeFound, (state, { promocode }) => ({ ...state, found: promocode }))
  .on(PromoCodeTyped, (state, { promocode }) => ({
    ...state,
    found: null,
    checked: { promocode, check: sending, promo: null, message: null, activation: idle },
  }))
  .on(PromoCode.asked, (state, { ask }) =>
    withChecked(state, ask.promocode, () => ({ check: sending })),
  )
  .on(PromoCode.answered, (state, { ask, body }) =>
    withChecked(state, ask.promocode, () => ({
      check: sent,
      promo: body.promo ?? null,
      message: body.message ?? null,
    })),
  )
  .on(PromoCode.failed, (state, { ask, error }) =>
    withChecked(state, ask.promocode, () => ({ check: { tag: "failed", error } })),
  )
  .on(PromoCodeAccepted, (state, { promocode }) =>
    withChecked(state, promocode, () => ({ activation: sending })),
  )
  .on(PromoCodeActivation.answered, (state, { ask, body }) =>
    withChecked(state, ask.promocode, ({ promo }) =>
      body.success
        ? { activation: sent, promo: promo === null ? null : { ...promo, state: "used" } }
        : { activation: { tag: "refused", message: body.message ?? null } },
    ),
  )
  .on(PromoCodeActivation.failed, (state, { ask, error }) =>
    withChecked(state, ask.promocode, ({ check }) => ({
      activation: { tag: "failed", error },
      check: isRequestRefused(error) ? check : idle,
    })),
  )
  // A request in progress is awaited even on another page; anything else starts over on the next visit to the
  // page.
  .on(RouteEntered, (state, { path }) =>
    pathWithin(path) === "/office/promo-code-check" || isBusy(state)
      ? state
      : { ...state, checked: null },
  )
  // A code from the URL is kept for the player who signs in next: it may have been opened while signed out.
  .on(SessionClosed, ({ found }) => ({ ...initial, found }));
foldRemoteData(
  promoCodesSlice,
  "history",
  PromoCodes,
  joinPages(({ promocode, at }) => `${at} ${promocode}`),
);
