import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { defineSessionCall, defineEvent } from "../define.ts";

const SubRule = shape({ id: finite, title: openString, link: openString, position: finite });
/** A document to confirm. [terms-006] */
export const TermsItem = shape({
  id: finite,
  title: openString,
  link: openString,
  tags: t.array(openString),
  subRules: t.array(SubRule),
});
export type TermsItem = t.TypeOf<typeof TermsItem>;

/** GET /web-api/api-v3/v2/user/agreement-rules/status; `updatedAt` in Unix seconds. [call-terms-001] */
export const TermsStatus = defineSessionCall(
  "TermsStatus",
  1,
  shape({}),
  shape({ result: t.boolean, updatedAt: nullable(finite) }),
);
/** GET /web-api/api-v3/v2/user/agreement-rules */
export const Terms = defineSessionCall(
  "Terms",
  1,
  shape({ lng: openString }),
  shape({ items: t.array(TermsItem) }),
);
/**
 * POST /web-api/api-v3/v2/user/agreement-rules/confirm; `updatedAt` is that of the status. [call-terms-002]
 */
export const TermsConfirm = defineSessionCall(
  "TermsConfirm",
  1,
  shape({ updatedAt: finite }),
  shape({ success: t.boolean }),
);

/** The server refuses requests until the player confirms the terms (451, exception code 1). [error-027] */
export const TermsDemanded = defineEvent("TermsDemanded", 1, shape({}));
/** The player declined the terms. */
export const TermsDeclined = defineEvent("TermsDeclined", 1, shape({}));
/** The player confirms the terms of this change. */
export const TermsConfirmRequested = defineEvent(
  "TermsConfirmRequested",
  1,
  shape({ updatedAt: finite }),
);
