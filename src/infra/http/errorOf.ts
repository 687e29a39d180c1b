import * as t from "io-ts";
import type { CallError } from "../../events/define.ts";
import { finite, openString, shape } from "../codec.ts";

const ErrorBody = shape(
  { code: finite, status: finite },
  {
    message: openString,
    data: shape(
      {},
      {
        bets: t.array(shape({ marketId: finite, coef: finite, isBlocked: t.boolean })),
        movedTo: shape({ feed: openString, id: finite }),
      },
    ),
  },
);

/** Texts that were written for the player carry status 2 (contract, ErrorBody); others stay with the developer. */
const FOR_THE_PLAYER = 2;

/** Makes data of an answer with a status of 400 or above. */
export function errorOf(status: number, body: unknown, retryAfter: string | null): CallError {
  const seconds = Number(retryAfter);
  const wait =
    retryAfter !== null && Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {};
  const decoded = ErrorBody.decode(body);
  if (decoded._tag === "Left") return { tag: "http", status, ...wait };
  const { code, status: level, message, data } = decoded.right;
  return {
    tag: "http",
    status,
    code,
    ...wait,
    ...(level === FOR_THE_PLAYER && message !== undefined && message !== "" ? { message } : {}),
    ...(data?.bets === undefined ? {} : { changed: data.bets }),
    ...(data?.movedTo === undefined ? {} : { movedTo: data.movedTo }),
  };
}
