import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

/** The player touched, typed or scrolled; the port leaves out what the rule would drop anyway. [idle-003] */
export const ActivitySeen = defineInput("ActivitySeen", 1, shape({}));
/** The player was active at this time (Unix ms). */
export const ActivityNoted = defineEvent("ActivityNoted", 1, shape({ at: finite }));
/** Audio or video of the page started or stopped playing; `source` is `page`. [idle-004] */
export const MediaPlaying = defineInput(
  "MediaPlaying",
  1,
  shape({ source: openString, isPlaying: t.boolean }),
);
/** The idle time is over in this tab: what other tabs have stored is read before anybody is signed out. */
export const LastActiveWanted = defineEvent("LastActiveWanted", 1, shape({}));
/** `tl.lastActiveAt` as it is stored now (Unix ms); null if there is none. [idle-005] */
export const LastActiveRead = defineInput("LastActiveRead", 1, shape({ at: nullable(finite) }));
/** The player was warned that they will soon be signed out. */
export const IdleWarned = defineEvent("IdleWarned", 1, shape({}));
