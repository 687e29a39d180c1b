import { randomBytes } from "node:crypto";
import type { Language } from "../feed/cards.ts";
import type { Texts } from "../feed/types.ts";
import { errorTexts } from "./texts.ts";

export type FieldError = {
  readonly field: string;
  readonly code: string;
  readonly message: string;
};

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 451 | 500 | 502 | 503;

/** A refusal from the contract's error table; thrown by a call and sent as ErrorBody. */
export class ApiError extends Error {
  constructor(
    readonly httpStatus: ErrorStatus,
    readonly code: number,
    readonly details: {
      readonly errors?: readonly FieldError[];
      readonly data?: Readonly<Record<string, unknown>>;
      readonly retryAfterSec?: number;
      readonly exceptionCode?: number;
      /** Instead of the text of the code. */
      readonly text?: Texts;
    } = {},
  ) {
    super(`refused with ${httpStatus}, code ${code}: ${JSON.stringify(details)}`);
  }
}

/** ErrorBody of the contract. Codes with a text for the player include it, with `status: 2`. */
export function errorBody(error: ApiError, lng: Language) {
  const text = error.details.text ?? errorTexts[error.code];
  const { errors, data, exceptionCode } = error.details;
  return {
    success: false as const,
    code: error.code,
    status: text ? 2 : 1,
    title: "",
    message: text ? text[lng] : "",
    ...(exceptionCode === undefined ? {} : { exceptionCode }),
    ...(errors ? { errors } : {}),
    ...(data ? { data } : {}),
    requestId: `r-${randomBytes(4).toString("hex")}`,
  };
}

export function invalid(field: string, code: string, message: string): ApiError {
  return new ApiError(400, 11, { errors: [{ field, code, message }] });
}
