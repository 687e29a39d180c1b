import { bytesToBase64 } from "./base64.ts";

/** The contract wants passwords as base64 of UTF-8: an encoding, no secrecy. */
export const encoded = (password: string): string =>
  bytesToBase64(new TextEncoder().encode(password));
