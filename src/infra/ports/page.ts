import type { LogHeader } from "../log/line.ts";

const KNOWN = new Set(["en", "ru"]);

/** The language of the address, else the player's own, else the phone's, else English. */
export function startLanguage(path: string, chosen: string | undefined): string {
  const [, first = ""] = path.split("/");
  const wanted = [first, chosen ?? "", navigator.language.slice(0, 2)];
  return wanted.find((code) => KNOWN.has(code)) ?? "en";
}

const deviceClass = (width: number): string =>
  width < 600 ? "phone" : width < 1024 ? "tablet" : "desktop";

/** First line of this visit's log. */
export const logHeader = (locale: string): LogHeader => ({
  format: "touchline.log",
  version: 1,
  appVersion: __APP_VERSION__,
  build: __BUILD__,
  rulePack: "default",
  locale,
  deviceClass: deviceClass(window.innerWidth),
  session: crypto.randomUUID(),
  startedAt: Date.now(),
});

/** Lets the browser save bytes as a file. */
export function offerFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: "application/gzip" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
