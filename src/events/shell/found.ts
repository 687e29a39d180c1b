import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";

/** An event for the collector: a numeric id (our own table), its name, its time (Unix ms) and parameters. */
export const Tracked = shape({
  id: finite,
  name: openString,
  at: finite,
  params: t.record(openString, t.union([openString, finite])),
});
export type Tracked = t.TypeOf<typeof Tracked>;

/**
 * Data found on the device besides the stored values of the player: cookies, flags in the URL and records of
 * earlier visits. Fields without a value are left out.
 */
export const Found = shape(
  {},
  {
    /** Cookie is_maintenance. [maintenance-002] */
    isMaintenance: t.boolean,
    /** Cookie force_geo_off. [blocking-003] */
    isGeoForcedOff: t.boolean,
    /** Cookie cookies_agree_type: all, necessary, or groups joined by commas. */
    consent: openString,
    /** Cookie age_agree, or tl.s.ageAgree: when the age was confirmed, Unix ms. [modals-010] */
    ageAgreedAt: finite,
    /** Names of the flags set in the URL. */
    flags: t.array(openString),
    /** tl.s.chunkReloadAt: when a missing chunk last made the page reload, Unix ms. */
    chunkReloadAt: finite,
    /** tl.fingerprint: when its token expires, Unix ms; token and data stay on the device. */
    fingerprintEndsAt: finite,
    /** tl.pwaOffered: the app has been offered on this device before. */
    isInstallOffered: t.boolean,
    /** tl.s.telegram: this tab was opened by a Telegram bot. [pwa-app-007] */
    isTelegram: t.boolean,
    /** tl.metrics: events not sent to the collector yet. */
    metrics: t.array(Tracked),
    /** tl.redirectTarget: where to go after signing in. [routing-012] */
    redirectTarget: openString,
    /** tl.s.previousRoute: the route that the player was sent to identification from. [identification-004] */
    previousRoute: openString,
    /**
     * tl.s.redirects: how many times in a row the redirect service sent this tab to another page, and when it
     * last did, Unix ms.
     */
    redirects: shape({ count: finite, lastAt: finite }),
    /** Cookie payment_consultant. */
    isConsultantOpen: t.boolean,
    windowSize: shape({ width: finite, height: finite }),
    /** Cookie tzo: the time zone that the player chose, hours from UTC. [settings-004] */
    timeZone: finite,
    /** The device's time zone at the start, hours from UTC, including summer time. [settings-004] */
    browserZone: finite,
  },
);
export type Found = t.TypeOf<typeof Found>;
