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

/** Entry 1 of every log: what the page found when it began. `path` is without origin and query secrets. */
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
          /** The device keeps bets without a certain answer; the coupon's part reads them. */
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
export const SiteConfig = defineCall("SiteConfig", 1, shape({ lang: openString }), SiteConfigBody);

/** Every try to load the site config failed; the app cannot go on. */
export const ConfigMissing = defineEvent("ConfigMissing", 1, shape({ tries: finite }));

/** A value for this device's storage; `value` is JSON, null removes the key (contract, "localStorage"). */
export const ValueStored = defineEvent(
  "ValueStored",
  1,
  shape({
    area: t.keyof({ local: null, session: null }),
    key: openString,
    value: nullable(openString),
  }),
);

/** The device would not keep the value under this key (storage full or forbidden); the visit goes on without. */
export const ValueNotStored = defineInput("ValueNotStored", 1, shape({ key: openString }));

/** Polls have stopped: the tab has been hidden for long enough. [polling-001] */
export const PollingPaused = defineEvent("PollingPaused", 1, shape({}));
/** Polls go on, each with a tick at once. [polling-002] */
export const PollingResumed = defineEvent("PollingResumed", 1, shape({}));

/** The page is to be loaded anew, and why; the port of the page does it. */
export const PageReloadRequested = defineEvent(
  "PageReloadRequested",
  1,
  shape({
    reason: t.keyof({ chunk: null, maintenance: null, player: null, signOut: null, update: null }),
  }),
);
/** Another site takes over at this address (absolute, http or https); the port of the page goes there. */
export const PageLeaveRequested = defineEvent("PageLeaveRequested", 1, shape({ url: openString }));
