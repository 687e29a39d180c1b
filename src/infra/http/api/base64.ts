/** Base64 of bytes; `btoa` alone fails on anything beyond Latin-1. */
export const bytesToBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
