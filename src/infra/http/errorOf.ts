import * as t from "io-ts";
import type { CallError } from "../../events/define.ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { decodeAnswer, looseShape } from "../../codec/tolerant.ts";

/** A field that is not as expected costs that field, not the code and the message. */
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
 * Texts that were written for the player carry status 2 (contract, ErrorBody); others stay with the
 * developer. The limit service has no code, and its title is for the player (LimitError). [error-015]
 */
const FOR_THE_PLAYER = 2;

/** Makes data of an answer with a status of 400 or above. */
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
  const { code, status: level, exceptionCode, data, ...texts } = decoded.value;
  const isOfLimits = code === undefined;
  const message = isOfLimits ? texts.title : level === FOR_THE_PLAYER ? texts.message : undefined;
  return {
    tag: "http",
    status,
    ...(isOfLimits ? {} : { code }),
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
