import * as t from "io-ts";
import { finite, nullable, openString, personal, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineSessionCall, defineEvent } from "../define.ts";

/** POST /web-api/support/questions */
export const SendQuestion = defineSessionCall(
  "SendQuestion",
  1,
  shape({ text: personal(t.string) }),
  shape({ success: t.boolean, requestId: openString }),
);
/** GET /web-api/support/requests, newest first; times in Unix s, `html` is sanitized where it is shown. */
export const SupportRequests = defineSessionCall(
  "SupportRequests",
  1,
  shape({ pageToken: nullable(openString) }),
  shape({
    items: list(
      shape({
        requestId: openString,
        at: finite,
        title: personal(t.string),
        state: t.keyof({ open: null, answered: null, closed: null }),
        messages: t.array(shape({ at: finite, isMine: t.boolean, html: personal(t.string) })),
      }),
    ),
    nextPageToken: nullable(openString),
  }),
);

/** The player sent their question. */
export const QuestionAsked = defineEvent("QuestionAsked", 1, shape({ text: personal(t.string) }));
/** The history of questions was opened, or more of it is requested. */
export const SupportHistoryWanted = defineEvent(
  "SupportHistoryWanted",
  1,
  shape({ pageToken: nullable(openString) }),
);
