import type { Call } from "./environment.ts";
import { invalid } from "./errors.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: unknown): text is string =>
  typeof text === "string" && uuid.test(text);

/** The idempotency key of a call that moves money. @throws ApiError 400, code 11. */
export function keyOf(call: Call): string {
  const key = call.req.header("X-Idempotency-Key") ?? "";
  if (!isUuid(key))
    throw invalid("X-Idempotency-Key", "uuid", "a UUID, one for each intention, expected");
  return key.toLowerCase();
}
