import * as t from "io-ts";
import type { CallError } from "../../events/define.ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { decodeAnswer, looseShape } from "../../codec/tolerant.ts";

/** An invalid field is dropped; the code and the message survive. */
const ErrorBody = looseShape(
  {},
  {
    status: finite,
    code: finite,
    message: openString,
    title: openString,
    exceptionCode: finite,
    data: looseShape(
      {},
      {
        bets: t.array(shape({ marketId: finite, coef: finite, isBlocked: t.boolean })),
        movedTo: shape({ feed: openString, id: finite }),
      },
    ),
  },
);

/**
 * Messages written for the player have status 2 (contract, ErrorBody); others are for developers. The limit
 * service sends no code, and its title is for the player (LimitError). [error-015]
 */
const FOR_THE_PLAYER = 2;

/** Turns an answer with a status of 400 or above into data. */
export function errorOf(
  status: number,
  body: unknown,
  retryAfter: string | null,
  now: number,
): CallError {
  const retryAfterMs = waitOf(retryAfter, now);
  const wait = retryAfterMs === null ? {} : { retryAfterMs };
  const decoded = decodeAnswer(ErrorBody, body);
  if (decoded.tag === "bad") return { tag: "http", status, ...wait };
  const { code, status: audience, exceptionCode, data, ...texts } = decoded.value;
  const isLimitError = code === undefined;
  const message = isLimitError
    ? texts.title
    : audience === FOR_THE_PLAYER
      ? texts.message
      : undefined;
  return {
    tag: "http",
    status,
    ...(isLimitError ? {} : { code }),
    ...wait,
    ...(exceptionCode === undefined ? {} : { exceptionCode }),
    ...(message === undefined || message === "" ? {} : { message }),
    ...(data?.bets === undefined ? {} : { changed: data.bets }),
    ...(data?.movedTo === undefined ? {} : { movedTo: data.movedTo }),
  };
}

/** Retry-After is a number of seconds or a date (RFC 9110). */
function waitOf(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null;
  const waitMs = retryAfter.endsWith("GMT")
    ? Date.parse(retryAfter) - now
    : Number(retryAfter) * 1000;
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : null;
}
