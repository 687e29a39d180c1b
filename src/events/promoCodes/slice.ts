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

/** An answer about an old code changes nothing after another code was entered or the player signed out. */
const aboutChecked = (
  state: PromoCodesState,
  promocode: Sealed,
  change: (checked: CheckedCode) => Partial<CheckedCode>,
): PromoCodesState => {
  const { checked } = state;
  return checked?.promocode === promocode
    ? { ...state, checked: { ...checked, ...change(checked) } }
    : state;
};

/** The server itself has done nothing, and it said so of the try, not of the code. */
const isPutOff = ({ tag, status = 0 }: CallError): boolean =>
  tag === "http" && status >= 400 && status < 500 && ![404, 408, 409].includes(status);

export const promoCodesSlice = createSlice<"promoCodes", PromoCodesState>("promoCodes", initial)
  .on(PromoCodeFound, (state, { promocode }) => ({ ...state, found: promocode }))
  .on(PromoCodeTyped, (state, { promocode }) => ({
    ...state,
    found: null,
    checked: { promocode, check: sending, promo: null, message: null, activation: idle },
  }))
  .on(PromoCode.asked, (state, { ask }) =>
    aboutChecked(state, ask.promocode, () => ({ check: sending })),
  )
  .on(PromoCode.answered, (state, { ask, body }) =>
    aboutChecked(state, ask.promocode, () => ({
      check: sent,
      promo: body.promo ?? null,
      message: body.message ?? null,
    })),
  )
  .on(PromoCode.failed, (state, { ask, error }) =>
    aboutChecked(state, ask.promocode, () => ({ check: { tag: "failed", error } })),
  )
  .on(PromoCodeAccepted, (state, { promocode }) =>
    aboutChecked(state, promocode, () => ({ activation: sending })),
  )
  .on(PromoCodeActivation.answered, (state, { ask, body }) =>
    aboutChecked(state, ask.promocode, ({ promo }) =>
      body.success
        ? { activation: sent, promo: promo === null ? null : { ...promo, state: "used" } }
        : { activation: { tag: "refused", message: body.message ?? null } },
    ),
  )
  .on(PromoCodeActivation.failed, (state, { ask, error }) =>
    aboutChecked(state, ask.promocode, ({ check }) => ({
      activation: { tag: "failed", error },
      check: isPutOff(error) ? check : idle,
    })),
  )
  // A running request is awaited, also from another page; everything else starts over with the next visit.
  .on(RouteEntered, (state, { path }) =>
    pathWithin(path) === "/office/promo-code-check" || isBusy(state)
      ? state
      : { ...state, checked: null },
  )
  // A code of the address is whoever's signs in next: nobody may have been signed in when it was opened.
  .on(SessionClosed, ({ found }) => ({ ...initial, found }));
foldRemoteData(
  promoCodesSlice,
  "history",
  PromoCodes,
  joinPages(({ promocode, at }) => `${at} ${promocode}`),
);
