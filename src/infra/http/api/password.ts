import { bytesToBase64 } from "./base64.ts";

/** The contract requires passwords as base64 of UTF-8: an encoding, not encryption. */
export const encoded = (password: string): string =>
  bytesToBase64(new TextEncoder().encode(password));
