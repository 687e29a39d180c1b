import { formatCount } from "../../format/count.ts";

/** A size for the eye; a small file is at least one kilobyte. */
export const kilobytes = (bytes: number, locale: string): string =>
  formatCount(Math.max(1, Math.round(bytes / 1024)), locale);
