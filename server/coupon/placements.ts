import { createHash } from "node:crypto";
import type { Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { type Fields, isFields } from "../json.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Row } from "../store/store.ts";

/** PlaceResult of the contract. */
export type PlaceResult = Readonly<Record<string, unknown>> & {
  readonly success: boolean;
  readonly state: "accepted" | "pending" | "rejected";
  readonly requestId: string;
};

export type PlaceAnswer = { readonly status: 200 | 409; readonly body: PlaceResult };

/**
 * The first answer to this key, if it was used before. @throws ApiError 409, code 51, if that was for another
 * body.
 */
export function earlierAnswer(
  service: Service,
  playerId: number,
  key: string,
  fields: Fields,
): PlaceAnswer | null {
  const earlier = findPlacement(service, playerId, key);
  if (!earlier) return null;
  if (textIn(earlier, "body_hash") !== hashOf(fields)) throw new ApiError(409, 51);
  const status = numberIn(earlier, "first_status") === 409 ? 409 : 200;
  return { status, body: JSON.parse(textIn(earlier, "first_answer")) as PlaceResult };
}

function findPlacement(service: Service, playerId: number, key: string): Row | null {
  return service.store.get("SELECT * FROM placements WHERE player_id = ? AND key = ?", [
    playerId,
    key,
  ]);
}

/** The hash of a body, the same whatever order its fields are in. */
export const hashOf = (fields: Fields): string =>
  createHash("sha256").update(canonical(fields)).digest("hex");

/** JSON with sorted field names, so that equal bodies match whatever order the client wrote them in. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    isFields(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
