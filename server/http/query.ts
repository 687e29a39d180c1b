import type { Language } from "../feed/cards.ts";
import type { Call } from "./environment.ts";
import { ApiError, invalid } from "./errors.ts";

/**
 * Language of a shared answer; English for languages that the server has no texts in.
 * @throws ApiError 400, code 11, if it is missing or not two letters.
 */
export function pageLanguage(call: Call, parameter = "lng"): Language {
  const lng = call.req.query(parameter) ?? "";
  if (!/^[a-z]{2}$/.test(lng)) throw invalid(parameter, "pattern", "two letters expected");
  return lng === "ru" ? "ru" : "en";
}

/** @throws ApiError 400, code 11, if it is present and not a natural number. */
export function naturalIn(call: Call, parameter: string): number | null {
  const text = call.req.query(parameter);
  if (text === undefined) return null;
  if (!/^\d{1,15}$/.test(text))
    throw invalid(parameter, "integer", `${text.slice(0, 20)} is not a natural number`);
  return Number(text);
}

/** Ids joined by commas. @throws ApiError 400, code 11, if one is not a number or there are too many. */
export function idsIn(call: Call, parameter: string, maxIds: number): readonly number[] | null {
  const text = call.req.query(parameter);
  if (text === undefined) return null;
  if (!/^\d{1,15}(,\d{1,15})*$/.test(text))
    throw invalid(parameter, "ids", "ids joined by commas expected");
  const ids = text.split(",").map(Number);
  if (ids.length > maxIds)
    throw invalid(parameter, "maxItems", `at most ${maxIds} ids, got ${ids.length}`);
  return ids;
}

/** An id in the path. @throws ApiError 404, code 40, if it is not a number. */
export function idInPath(call: Call, parameter: string): number {
  const text = call.req.param(parameter) ?? "";
  if (!/^\d{1,15}$/.test(text)) throw new ApiError(404, 40);
  return Number(text);
}
