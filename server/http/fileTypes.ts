import { extname } from "node:path";

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=UTF-8",
  ".html": "text/html; charset=UTF-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=UTF-8",
  ".json": "application/json; charset=UTF-8",
  ".map": "application/json; charset=UTF-8",
  ".mjs": "text/javascript; charset=UTF-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=UTF-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Content-Type of a file by its extension; for an unknown extension, one that browsers neither run nor show. */
export const typeOfFile = (file: string): string =>
  contentTypes[extname(file)] ?? "application/octet-stream";
