import type { CallError } from "../../events/define.ts";
import type { TranslationKey } from "../../infra/i18n.ts";

/** Codes of the contract's error table that have a text of their own. */
const translatedCodes = new Set([
  1, 10, 11, 20, 21, 30, 31, 32, 33, 40, 41, 45, 50, 51, 60, 70, 100, 111, 112, 113, 120, 121, 1001,
  1002, 1003, 1004, 1005, 1006, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2010, 2014,
  4001, 4002, 4003, 4004,
] as const);

type TranslatedCode = typeof translatedCodes extends Set<infer Code> ? Code : never;

/** A failed call: code of the body and HTTP status; status 0 means no response. */
export type Failure = { readonly code?: number | undefined; readonly status: number };

/**
 * The text that says what happened and what to do. An unknown code gets the text of its HTTP status, as the
 * contract's error table requires.
 */
export function errorMessage(failure: Failure): TranslationKey {
  if (failure.code !== undefined && isTranslated(failure.code)) return `errors.c${failure.code}`;
  return messageOfStatus(failure.status);
}

/** The same for a call that may have had no response, or one that could not be decoded. */
export function callMessage({ tag, code, status = 0 }: CallError): TranslationKey {
  if (tag === "timeout") return "errors.timeout";
  return tag === "decode" ? "errors.unreadable" : errorMessage({ code, status });
}

function messageOfStatus(status: number): TranslationKey {
  if (status === 0) return "errors.network";
  if (status === 408 || status === 504) return "errors.timeout";
  if (status === 401) return "errors.c20";
  if (status === 403) return "errors.c30";
  if (status === 404) return "errors.c40";
  if (status === 409) return "errors.c50";
  if (status === 429) return "errors.c60";
  if (status === 451) return "errors.c45";
  if (status === 503) return "errors.c70";
  return status >= 500 ? "errors.server" : "errors.request";
}

function isTranslated(code: number): code is TranslatedCode {
  return (translatedCodes as ReadonlySet<number>).has(code);
}
