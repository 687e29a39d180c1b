import {
  BetAdded,
  BetRemoved,
  BetRestored,
  CouponCleared,
  CouponRestored,
  CouponPlaced,
  PricesAccepted,
} from "../coupon/events.ts";
import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import {
  CouponReplaced,
  LeadAsked,
  LeadGained,
  LeadLost,
  LeadYielded,
  TabMessageReceived,
  TabMessageSent,
  TabsJoined,
} from "./events.ts";

/** Who leads the tabs of this browser, and how new the coupon is that they share. Instants in Unix ms. */
export type TabsState = {
  /** Random id of this tab; empty as long as it is alone for all it can know. */
  readonly tab: string;
  readonly hasLock: boolean;
  /** Another tab has sent something: before that there is nobody to send to. */
  readonly hasOthers: boolean;
  /** A tab that cannot hear others leads itself. */
  readonly isLeader: boolean;
  /** Instant it began to lead. */
  readonly since: number;
  /** Instant from which the next beat of the leader counts. */
  readonly beatenAt: number;
  /** Instant from which the silence of the leader counts. */
  readonly receivedAt: number;
  /** Instant of the last change of the coupon, here or in another tab. */
  readonly couponAt: number;
};

const initial: TabsState = {
  tab: "",
  hasLock: false,
  hasOthers: false,
  isLeader: true,
  since: 0,
  beatenAt: 0,
  receivedAt: 0,
  couponAt: 0,
};

type Where = { readonly at: number };
const changed = (state: TabsState, _data: unknown, { at }: Where) => ({ ...state, couponAt: at });
const follow = (state: TabsState, _data: unknown, { at }: Where) => ({
  ...state,
  isLeader: false,
  receivedAt: at,
});

export const tabsSlice = createSlice("tabs", initial)
  .on(AppStarted, changed)
  .on(TabsJoined, (state, { tab, hasLock }, where) => ({
    ...follow(state, null, where),
    tab,
    hasLock,
  }))
  .on(LeadAsked, (state, _data, { at }) => ({ ...state, receivedAt: at }))
  .on(LeadGained, (state, _data, { at }) => ({
    ...state,
    isLeader: true,
    since: at,
    beatenAt: at,
  }))
  .on(LeadLost, follow)
  .on(LeadYielded, follow)
  .on(TabMessageReceived, (state, { message }, { at }) => ({
    ...state,
    hasOthers: true,
    receivedAt: message.kind === "beat" ? at : state.receivedAt,
  }))
  .on(TabMessageSent, (state, { kind }, { at }) =>
    kind === "beat" ? { ...state, beatenAt: at } : state,
  )
  .on(BetAdded, changed)
  .on(BetRemoved, changed)
  .on(BetRestored, changed)
  .on(CouponCleared, changed)
  .on(CouponRestored, changed)
  .on(CouponPlaced, changed)
  .on(PricesAccepted, changed)
  .on(CouponReplaced, (state, { at }) => ({ ...state, couponAt: at }));
