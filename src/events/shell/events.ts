import * as t from "io-ts";
import { finite, nullable, openString, personal, shape } from "../../codec/codec.ts";
import { StoredCoupon, StoredCouponSettings } from "../coupon/events.ts";
import { defineCall, defineEvent, defineInput } from "../define.ts";
import { StoredOneClick } from "../oneClick/events.ts";
import { StoredReality } from "../reality/events.ts";
import { StoredReminder } from "../reminders/events.ts";
import { StoredSettings } from "../settings/events.ts";
import { QueryFlags } from "../navigation/events.ts";
import { SiteConfigBody } from "./config.ts";
import { Found } from "./found.ts";

export { Tracked } from "./found.ts";

/**
 * Entry 1 of every log: the environment when the page started. `path` is without origin and query secrets.
 */
export const AppStarted = defineInput(
  "AppStarted",
  1,
  shape(
    {
      path: openString,
      language: openString,
      isTabHidden: t.boolean,
      isOnline: t.boolean,
      hasSession: t.boolean,
      stored: shape(
        {},
        {
          coupon: StoredCoupon,
          /** The device has bets without a definite answer; the coupon chunk reads them. */
          isBetOpen: t.boolean,
          couponSettings: StoredCouponSettings,
          oneClick: StoredOneClick,
          settings: StoredSettings,
          couponReminder: StoredReminder,
          isCouponReminderShown: t.boolean,
          convertShown: t.array(personal(finite)),
          registrationNextAt: finite,
          realityCheck: StoredReality,
          lastActiveAt: finite,
          isIdleLogoff: t.boolean,
          isSessionLimitEnded: t.boolean,
          isSignOutOwed: t.boolean,
        },
      ),
    },
    { found: Found, query: QueryFlags },
  ),
);
export const TabHidden = defineInput("TabHidden", 1, shape({}));
export const TabShown = defineInput("TabShown", 1, shape({}));
export const WentOffline = defineInput("WentOffline", 1, shape({}));
export const CameOnline = defineInput("CameOnline", 1, shape({}));

/** GET /bff-api/config/all.json */
export const SiteConfig = defineCall(
  "SiteConfig",
  1,
  shape({ lang: openString }, { country: openString }),
  SiteConfigBody,
);

/** Every attempt to load the site config failed; the app cannot start. */
export const ConfigMissing = defineEvent("ConfigMissing", 1, shape({ tries: finite }));

/** A value to store on this device; `value` is JSON, null removes the key (contract, "localStorage"). */
export const ValueStored = defineEvent(
  "ValueStored",
  1,
  shape({
    area: t.keyof({ local: null, session: null }),
    key: openString,
    value: nullable(openString),
  }),
);

/** A value could not be stored under this key (storage full or forbidden); the visit continues without it. */
export const ValueNotStored = defineInput("ValueNotStored", 1, shape({ key: openString }));

/** Polling has stopped: the tab has been hidden for long enough. [polling-001] */
export const PollingPaused = defineEvent("PollingPaused", 1, shape({}));
/** Polling continues, each poll with an immediate tick. [polling-002] */
export const PollingResumed = defineEvent("PollingResumed", 1, shape({}));

/** The page must be reloaded for this reason; the page port does it. */
export const PageReloadRequested = defineEvent(
  "PageReloadRequested",
  1,
  shape({
    reason: t.keyof({ chunk: null, maintenance: null, player: null, signOut: null, update: null }),
  }),
);
/**
 * The player leaves for another site at this URL (absolute, http or https); the page port navigates there.
 */
export const PageLeaveRequested = defineEvent("PageLeaveRequested", 1, shape({ url: openString }));
