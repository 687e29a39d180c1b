import {
  BetAdded,
  BetRemoved,
  BetRestored,
  CouponCleared,
  CouponRestored,
  CouponPlaced,
  CouponTypeChosen,
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

/** Leadership among the tabs of this browser, and the age of their shared coupon. Times in Unix ms. */
export type TabsState = {
  /** Random id of this tab; empty while it cannot reach other tabs. */
  readonly tab: string;
  readonly hasLock: boolean;
  /** Another tab has sent a message; before that there is no recipient. */
  readonly hasOthers: boolean;
  /** Also true while this tab cannot receive messages from others. */
  readonly isLeader: boolean;
  /** When it became leader. */
  readonly since: number;
  /** Start of the interval to the next heartbeat of the leader. */
  readonly beatenAt: number;
  /** Start of the silence of the leader. */
  readonly receivedAt: number;
  /** When the coupon last changed, here or in another tab. */
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
const couponChanged = (state: TabsState, _data: unknown, { at }: Where) => ({
  ...state,
  couponAt: at,
});
const follow = (state: TabsState, _data: unknown, { at }: Where) => ({
  ...state,
  isLeader: false,
  receivedAt: at,
});

export const tabsSlice = createSlice("tabs", initial)
  .on(AppStarted, couponChanged)
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
  .on(BetAdded, couponChanged)
  .on(BetRemoved, couponChanged)
  .on(BetRestored, couponChanged)
  .on(CouponCleared, couponChanged)
  .on(CouponRestored, couponChanged)
  .on(CouponPlaced, couponChanged)
  .on(CouponTypeChosen, couponChanged)
  .on(PricesAccepted, couponChanged)
  .on(CouponReplaced, (state, { at }) => ({ ...state, couponAt: at }));
