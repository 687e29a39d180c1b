import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import {
  Terms,
  TermsStatus,
  TermsConfirm,
  TermsConfirmRequested,
  TermsDemanded,
  type TermsItem,
} from "./events.ts";
import { initial } from "./state.ts";

const byPosition = (item: TermsItem): TermsItem => ({
  ...item,
  subRules: item.subRules.toSorted((a, b) => a.position - b.position),
});

export const termsSlice = createSlice("terms", initial)
  .on(TermsStatus.asked, (state, _data, { at }) => ({ ...state, checkedAt: at }))
  .on(TermsStatus.answered, (state, { body: { result, updatedAt } }) => ({
    ...state,
    isKnown: true,
    isChanged: result,
    updatedAt,
    items: updatedAt === state.updatedAt ? state.items : null,
  }))
  .on(TermsStatus.failed, (state) => ({ ...state, isKnown: true, isChanged: false }))
  .on(TermsDemanded, (state) => ({ ...state, isChanged: true, checkedAt: null }))
  .on(Terms.answered, (state, { body }) => ({
    ...state,
    items: body.items.map(byPosition),
    hasLoadFailed: false,
  }))
  .on(Terms.failed, (state) => ({ ...state, hasLoadFailed: true }))
  .on(TermsConfirmRequested, (state) => ({ ...state, isConfirming: true }))
  .on(TermsConfirm.answered, (state, { body }) => ({
    ...state,
    isConfirming: false,
    isChanged: !body.success,
  }))
  .on(TermsConfirm.failed, (state) => ({
    ...state,
    isConfirming: false,
    checkedAt: null,
  }))
  .on(SessionClosed, () => initial);
