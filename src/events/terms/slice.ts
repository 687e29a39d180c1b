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
  .on(LoadTermsStatus.asked, (state, _data, { at }) => ({ ...state, checkedAt: at }))
  .on(LoadTermsStatus.answered, (state, { body: { result, updatedAt } }) => ({
    ...state,
    isKnown: true,
    isChanged: result,
    updatedAt,
    items: updatedAt === state.updatedAt ? state.items : null,
  }))
  .on(LoadTermsStatus.failed, (state) => ({ ...state, isKnown: true, isChanged: false }))
  .on(TermsDemanded, (state) => ({ ...state, isChanged: true, checkedAt: null }))
  .on(LoadTerms.answered, (state, { body }) => ({
    ...state,
    items: body.items.map(byPosition),
    hasLoadFailed: false,
  }))
  .on(LoadTerms.failed, (state) => ({ ...state, hasLoadFailed: true }))
  .on(TermsConfirmRequested, (state) => ({ ...state, isConfirming: true }))
  .on(SendTermsConfirm.answered, (state, { body }) => ({
    ...state,
    isConfirming: false,
    isChanged: !body.success,
  }))
  .on(SendTermsConfirm.failed, (state) => ({
    ...state,
    isConfirming: false,
    checkedAt: null,
  }))
  .on(SessionClosed, () => initial);
