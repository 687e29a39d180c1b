import type { Instant } from "../../src/infra/replay/why.ts";

/** An instant, or the moment that the player marked, counted from 1. */
export type Moment = Instant | { readonly mark: number };

/** `15:00`, `1:02:03`, `0:30.250`, the seq of an entry, `mark` or `mark:2`; null for anything else. */
export function momentIn(text: string): Moment | null {
  const [mark, number = "1"] = /^mark(?::([1-9]\d{0,3}))?$/.exec(text) ?? [];
  if (mark !== undefined) return { mark: Number(number) };
  if (/^\d{1,15}$/.test(text)) return { seq: Number(text) };
  const [, hours = "0", minutes = "", seconds = ""] =
    /^(?:(\d{1,3}):)?(\d{1,4}):([0-5]\d(?:\.\d{1,3})?)$/.exec(text) ?? [];
  if (minutes === "") return null;
  const totalMinutes = Number(hours) * 60 + Number(minutes);
  return { sinceStartMs: Math.round((totalMinutes * 60 + Number(seconds)) * 1_000) };
}
