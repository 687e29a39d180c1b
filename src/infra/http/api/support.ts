import {
  CancelCall,
  BlockAppeals,
  SupportCalls,
  SupportContacts,
  SupportTopics,
  SendBlockAppeal,
  SupportCallback,
  SupportEmail,
} from "../../../events/support/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const timeoutMs = CALL_TIMEOUT_MS;

/** Form data of the fields that have a value. */
function formOf(fields: Readonly<Record<string, string | number | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value));
  return form;
}

/** Contacts, messages, calls and appeals. */
export const supportEndpoints: readonly Endpoint[] = [
  endpoint(SupportContacts, ({ lng }) => ({
    method: "GET",
    path: "/web-api/support/contacts",
    query: { lng },
    kind: "shared",
    timeoutMs,
  })),
  endpoint(SupportTopics, ({ lng }) => ({
    method: "GET",
    path: "/web-api/support/topics",
    query: { lng },
    kind: "shared",
    timeoutMs,
  })),
  endpoint(SupportEmail, ({ topicId, email, text, name }) => ({
    method: "POST",
    path: "/web-api/support/email",
    body: formOf({ topicId, email, text, name }),
    kind: "either",
    timeoutMs,
  })),
  endpoint(SupportCallback, ({ phone, phoneCode, topicId, comment, language }) => ({
    method: "POST",
    path: "/web-api/support/callback",
    body: {
      phone,
      phoneCode,
      ...(topicId === null ? {} : { topicId }),
      ...(comment === null ? {} : { comment }),
      language,
    },
    kind: "either",
    timeoutMs,
  })),
  endpoint(SupportCalls, ({ pageToken }) => ({
    method: "GET",
    path: "/web-api/support/calls",
    query: { pageToken },
    kind: "player",
    timeoutMs,
  })),
  endpoint(CancelCall, ({ callId }) => ({
    method: "DELETE",
    path: `/web-api/support/calls/${callId}`,
    kind: "player",
    timeoutMs,
  })),
  endpoint(BlockAppeals, () => ({
    method: "GET",
    path: "/web-api/support/block-appeals",
    kind: "player",
    timeoutMs,
  })),
  endpoint(SendBlockAppeal, ({ text }) => ({
    method: "POST",
    path: "/web-api/support/block-appeals",
    body: { text },
    kind: "player",
    timeoutMs,
  })),
];
