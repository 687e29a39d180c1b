import * as t from "io-ts";
import { finite, openString, personal, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

/** Referral parameters in the URL: key and value. A value may identify the visitor. [referral-001] */
export const ReferralFound = defineInput(
  "ReferralFound",
  1,
  shape({ marks: t.array(shape({ key: openString, value: personal(t.string) })) }),
);
/** A cookie with the referrer of the visitor, until `endsAt` (Unix ms); the port writes it. [referral-002] */
export const ReferralKept = defineEvent(
  "ReferralKept",
  1,
  shape(
    { cookie: openString, type: openString, value: personal(t.string), endsAt: finite },
    { nameTag: openString, promoCode: personal(t.string), partnerId: personal(t.string) },
  ),
);
