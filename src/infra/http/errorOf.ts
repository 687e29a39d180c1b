import * as t from "io-ts";
import type { CallError } from "../../events/define.ts";
import { finite, openString, shape } from "../codec.ts";

const ErrorBody = shape(
  { status: finite },
  {
    code: finite,
    message: openString,
    title: openString,
    exceptionCode: finite,
    data: shape(
      {},
      {
        bets: t.array(shape({ marketId: finite, coef: finite, isBlocked: t.boolean })),
        movedTo: shape({ feed: openString, id: finite }),
      },
    ),
  },
);

/**
 * Texts that were written for the player carry status 2 (contract, ErrorBody); others stay with the developer. The
 * limit service has no code, and its title is for the player (LimitError). [error-015]
 */
const FOR_THE_PLAYER = 2;

/** Makes data of an answer with a status of 400 or above. */
export function errorOf(status: number, body: unknown, retryAfter: string | null): CallError {
  const seconds = Number(retryAfter);
  const wait =
    retryAfter !== null && Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {};
  const decoded = ErrorBody.decode(body);
  if (decoded._tag === "Left") return { tag: "http", status, ...wait };
  const { code, status: level, exceptionCode, data, ...texts } = decoded.right;
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
