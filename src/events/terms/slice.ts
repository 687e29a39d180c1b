import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import {
  LoadTerms,
  LoadTermsStatus,
  SendTermsConfirm,
  TermsConfirmRequested,
  TermsDemanded,
  type TermsItem,
} from "./events.ts";
import { initial } from "./state.ts";

const byPosition = (item: TermsItem): TermsItem => ({
  ...item,
  subRules: item.subRules.toSorted((one, other) => one.position - other.position),
});

export const termsSlice = createSlice("terms", initial)
  .onPlain(LoadTermsStatus.asked, (state, _data, { at }) => ({ ...state, checkedAt: at }))
  .onPlain(LoadTermsStatus.answered, (state, { body: { result, updatedAt } }) => ({
    ...state,
    isKnown: true,
    isChanged: result,
    updatedAt,
    items: updatedAt === state.updatedAt ? state.items : null,
  }))
  .onPlain(LoadTermsStatus.failed, (state) => ({ ...state, isKnown: true, isChanged: false }))
  .onPlain(TermsDemanded, (state) => ({ ...state, isChanged: true, checkedAt: null }))
  .onPlain(LoadTerms.answered, (state, { body }) => ({
    ...state,
    items: body.items.map(byPosition),
    hasLoadFailed: false,
  }))
  .onPlain(LoadTerms.failed, (state) => ({ ...state, hasLoadFailed: true }))
  .onPlain(TermsConfirmRequested, (state) => ({ ...state, isConfirming: true }))
  .onPlain(SendTermsConfirm.answered, (state, { body }) => ({
    ...state,
    isConfirming: false,
    isChanged: !body.success,
  }))
  .onPlain(SendTermsConfirm.failed, (state) => ({
    ...state,
    isConfirming: false,
    checkedAt: null,
  }))
  .onPlain(SessionClosed, () => initial);
