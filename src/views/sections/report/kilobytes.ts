import { formatCount } from "../../format/count.ts";

/** Formats a size in kilobytes, at least 1. */
export const kilobytes = (bytes: number, locale: string): string =>
  formatCount(Math.max(1, Math.round(bytes / 1024)), locale);
