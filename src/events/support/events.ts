import * as t from "io-ts";
import { finite, nullable, openString, personal, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineCall, defineSessionCall, defineEvent } from "../define.ts";

/** Ways to reach support, all provided by the operator. */
export const Contacts = shape({
  phones: list(shape({ title: openString, phone: openString })),
  emails: list(shape({ title: openString, email: openString })),
  messengers: list(shape({ name: openString, url: openString })),
  workingHours: openString,
});
export type Contacts = t.TypeOf<typeof Contacts>;
/** Topic of a message or call. */
export const Topic = shape({ id: finite, title: openString });
export type Topic = t.TypeOf<typeof Topic>;

/** A message to support; email, name and text are personal. */
export const Letter = shape(
  { topicId: finite, email: personal(t.string), text: personal(t.string) },
  { name: personal(t.string) },
);
export type Letter = t.TypeOf<typeof Letter>;

/** A request for a callback: national number, dial code, topic, and an optional comment. */
export const CallOrder = shape({
  phoneCode: openString,
  phone: personal(t.string),
  topicId: nullable(finite),
  comment: nullable(personal(t.string)),
  language: openString,
});
export type CallOrder = t.TypeOf<typeof CallOrder>;

/** A requested callback; `at` in Unix seconds, the number is masked in part. */
export const OrderedCall = shape({
  callId: finite,
  at: finite,
  phone: personal(t.string),
  state: t.keyof({ ordered: null, done: null, missed: null, cancelled: null }),
});
export type OrderedCall = t.TypeOf<typeof OrderedCall>;

/** An appeal against a block; `at` in Unix seconds. */
export const Appeal = shape(
  {
    id: finite,
    at: finite,
    text: personal(t.string),
    state: t.keyof({ open: null, accepted: null, rejected: null }),
  },
  { answer: personal(t.string) },
);
export type Appeal = t.TypeOf<typeof Appeal>;

const lng = openString;
const done = shape({ success: t.boolean });

/** GET /web-api/support/contacts (getSupportContacts) */
export const SupportContacts = defineCall("SupportContacts", 1, shape({ lng }), Contacts);
/** GET /web-api/support/topics (listSupportTopics) */
export const SupportTopics = defineCall(
  "SupportTopics",
  1,
  shape({ lng }),
  shape({ items: list(Topic) }),
);
/** POST /web-api/support/email (sendSupportEmail) */
export const SupportEmail = defineCall(
  "SupportEmail",
  1,
  Letter,
  shape({ success: t.boolean, requestId: openString }),
);
/** POST /web-api/support/callback (orderCallback) */
export const SupportCallback = defineCall(
  "SupportCallback",
  1,
  CallOrder,
  shape({ success: t.boolean, callId: finite }),
);
/** GET /web-api/support/calls (listCalls), newest first; `pageToken` null: the first page. */
export const SupportCalls = defineSessionCall(
  "SupportCalls",
  1,
  shape({ pageToken: nullable(openString) }),
  shape({ items: list(OrderedCall), nextPageToken: nullable(openString) }),
);
/** DELETE /web-api/support/calls/{callId} (cancelCall) */
export const CancelCall = defineSessionCall("CancelCall", 1, shape({ callId: finite }), done);
/** GET /web-api/support/block-appeals (listBlockAppeals), newest first. */
export const BlockAppeals = defineSessionCall(
  "BlockAppeals",
  1,
  shape({}),
  shape({ items: list(Appeal) }),
);
/** POST /web-api/support/block-appeals (createBlockAppeal) */
export const SendBlockAppeal = defineSessionCall(
  "SendBlockAppeal",
  1,
  shape({ text: personal(t.string) }),
  done,
);

/** The player submitted the message form. */
export const SupportLetterWritten = defineEvent("SupportLetterWritten", 1, Letter);
/** The player requested a callback. */
export const SupportCallOrdered = defineEvent("SupportCallOrdered", 1, CallOrder);
/** The requested callbacks are to be loaded: the newest ones, or older ones by a page token. */
export const SupportCallsWanted = defineEvent(
  "SupportCallsWanted",
  1,
  shape({ pageToken: nullable(openString) }),
);
/** The player wants to cancel a callback. */
export const SupportCallUnwanted = defineEvent("SupportCallUnwanted", 1, shape({ callId: finite }));
/** The appeals are to be reloaded. */
export const BlockAppealsWanted = defineEvent("BlockAppealsWanted", 1, shape({}));
/** The player appeals against a block. */
export const BlockAppealWritten = defineEvent(
  "BlockAppealWritten",
  1,
  shape({ text: personal(t.string) }),
);
