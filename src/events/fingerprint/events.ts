import * as t from "io-ts";
import { finite, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

/** The fingerprint script must be loaded and run; the port stores its result on the device. */
export const FingerprintWanted = defineEvent("FingerprintWanted", 1, shape({}));
/**
 * There is a token until `endsAt` (Unix ms). Token and data never enter an event. [captcha-fingerprint-002]
 */
export const FingerprintTaken = defineInput("FingerprintTaken", 1, shape({ endsAt: finite }));
/**
 * `api`: no script or no function in it; `exec`: it failed; `response`: token, end or data is missing.
 * [error-024]
 */
export const FingerprintFailed = defineInput(
  "FingerprintFailed",
  1,
  shape({ reason: t.keyof({ api: null, exec: null, response: null }) }),
);
