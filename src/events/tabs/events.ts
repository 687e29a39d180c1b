import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { Account } from "../account/events.ts";
import { StoredCoupon } from "../coupon/events.ts";
import { defineEvent, defineInput } from "../define.ts";

/** How a player answered a reality check. */
const realityAnswer = {
  action: t.keyof({ continue: null, log_out: null, nothing: null }),
  doNotShowAgain: t.boolean,
};

/**
 * A message from one tab to the others of this browser. Times are Unix ms. It contains no personal data: a
 * token has no meaning outside its own tab, so a sign-in only says that it happened.
 */
export const TabMessage = t.union([
  /** Heartbeat of the leader. `since` is when it became leader. */
  shape({ kind: t.literal("beat"), isVisible: t.boolean, since: finite }),
  /** A tab has opened or is visible again; a tab with a coupon newer than `couponAt` sends it. */
  shape({ kind: t.literal("hello"), couponAt: finite }),
  shape({ kind: t.literal("signedIn") }),
  shape({ kind: t.literal("signedOut") }),
  /** The player touched the page at `at`. */
  shape({ kind: t.literal("activity"), at: finite }),
  /** The full coupon as of `at`. */
  shape({ kind: t.literal("coupon"), at: finite, coupon: StoredCoupon }),
  shape({ kind: t.literal("realityAnswered"), ...realityAnswer }),
  /** The visitor was invited to register, and not again before `nextAllowedAt`. */
  shape({ kind: t.literal("askedIn"), nextAllowedAt: finite }),
  /** A step of the reality check is over; `leftMs` of its interval are left. */
  shape({ kind: t.literal("realityStepped"), leftMs: finite }),
  /** The player has begun a break: the limits have to be requested. */
  shape({ kind: t.literal("limits") }),
  /** A bet was placed; `amount` in major units. */
  shape({
    kind: t.literal("placed"),
    bet: shape({ couponId: finite, accountId: finite, amount: finite }),
  }),
  /** The player's accounts with their latest balances. */
  shape({ kind: t.literal("accounts"), accounts: t.array(Account) }),
]);
export type TabMessage = t.TypeOf<typeof TabMessage>;

/**
 * This tab can now receive messages from other tabs. `tab` is its random id; without a lock, heartbeats alone
 * decide which tab leads.
 */
export const TabsJoined = defineInput(
  "TabsJoined",
  1,
  shape({ tab: openString, hasLock: t.boolean }),
);
/** This tab leads from now on. */
export const LeadGained = defineInput("LeadGained", 1, shape({}));
/** Another tab leads from now on. */
export const LeadLost = defineInput("LeadLost", 1, shape({}));
/** A message from another tab; `tab` is the sender. */
export const TabMessageReceived = defineInput(
  "TabMessageReceived",
  1,
  shape({ tab: openString, message: TabMessage }),
);
/** An invalid message from another tab was dropped. */
export const TabMessageDropped = defineInput(
  "TabMessageDropped",
  1,
  shape({ code: t.keyof({ too_long: null, no_json: null, no_message: null }) }),
);

/** A message to all other tabs. */
export const TabMessageSent = defineEvent("TabMessageSent", 1, TabMessage);
/** This tab wants to lead: immediately in place of another one (`isStealing`), or once no tab leads. */
export const LeadAsked = defineEvent("LeadAsked", 1, shape({ isStealing: t.boolean }));
/** Without a lock two tabs led at once, and this one yielded. */
export const LeadYielded = defineEvent("LeadYielded", 1, shape({}));

/** The player was active in another tab at `at`, never later than now. */
export const TabActivityReceived = defineEvent("TabActivityReceived", 1, shape({ at: finite }));
/** The player answered the reality check in another tab. */
export const TabRealityAnswered = defineEvent("TabRealityAnswered", 1, shape(realityAnswer));
/** Another tab's coupon is newer (as of `at`) and replaces this one's. */
export const CouponReplaced = defineEvent(
  "CouponReplaced",
  1,
  shape({ at: finite, coupon: StoredCoupon }),
);
/** Another tab of the same player sent the balances. */
export const TabAccountsReceived = defineEvent(
  "TabAccountsReceived",
  1,
  shape({ accounts: t.array(Account) }),
);
