import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";

/** Something to tell the collector: a numeric id (our own table), its name, when it was (Unix ms), and plain facts. */
export const Tracked = shape({
  id: finite,
  name: openString,
  at: finite,
  params: t.record(openString, t.union([openString, finite])),
});
export type Tracked = t.TypeOf<typeof Tracked>;

/**
 * What the page found on the device besides what it stored of the player: cookies, flags of the address and
 * records of earlier visits. Each part is left out where there is nothing.
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
    /** Flags of the address that are set, by name. */
    flags: t.array(openString),
    /** tl.s.chunkReloadAt: when a lost chunk last made the page load anew, Unix ms. */
    chunkReloadAt: finite,
    /** tl.fingerprint: until when its token holds, Unix ms; token and data stay on the device. */
    fingerprintEndsAt: finite,
    /** tl.pwaOffered: the app was offered once on this device. */
    isInstallOffered: t.boolean,
    /** tl.s.telegram: this tab was opened by a bot of Telegram. [pwa-app-007] */
    isTelegram: t.boolean,
    /** tl.metrics: events not sent to the collector yet. */
    metrics: t.array(Tracked),
    /** tl.redirectTarget: where signing in was to lead. [routing-012] */
    redirectTarget: openString,
    /** tl.s.previousRoute: from here the player was sent to identification. [identification-004] */
    previousRoute: openString,
    /**
     * tl.s.redirects: how often in a row the redirect service made this tab load another page, and when last, Unix ms.
     */
    redirects: shape({ count: finite, lastAt: finite }),
    /** Cookie payment_consultant. */
    isConsultantOpen: t.boolean,
    windowSize: shape({ width: finite, height: finite }),
    /** Cookie tzo: the zone that the player chose, hours from UTC. [settings-004] */
    timeZone: finite,
    /** The phone's own zone at the start, hours from UTC, summer time included. [settings-004] */
    browserZone: finite,
  },
);
export type Found = t.TypeOf<typeof Found>;
