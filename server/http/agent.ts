import type { Agent } from "../players/loginSessions.ts";
import type { Call, Service } from "./environment.ts";
import { addressOf } from "./front.ts";

/** Longer headers are not from browsers, and patterns are slow on them. */
const longestHeader = 512;

/** Earlier ones go first: Windows phones also name Android, and Android names Linux. */
const devices: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bAndroid\b/, "Android"],
  // iPads that ask for desktop pages name a Mac too and cannot be told from one.
  [/\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Earlier ones go first: nearly all of them also name Chrome, and Chrome names Safari. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\/(\d{1,4})\b/, "Edge"],
  [/\bSamsungBrowser\/(\d{1,4})\b/, "Samsung Internet"],
  [/\bYaBrowser\/(\d{1,4})\b/, "Yandex Browser"],
  [/\b(?:OPR|OPT)\/(\d{1,4})\b/, "Opera"],
  [/\b(?:Firefox|FxiOS)\/(\d{1,4})\b/, "Firefox"],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\/(\d{1,4})\b/, "Chrome"],
];

/** Only on devices by Apple: old browsers of Android have a version and name Safari too. */
function safariIn(header: string): string | null {
  const version = /\bVersion\/(\d{1,4})\b/.exec(header)?.[1];
  const isSafari = /\b(?:iPhone|iPad|Macintosh)\b/.test(header) && /\bSafari\//.test(header);
  return isSafari && version !== undefined ? `Safari ${version}` : null;
}

/** The device and the browser that a User-Agent header names; null where it names none that we know. */
export function agentNamed(userAgent: string): Pick<Agent, "device" | "browser"> {
  const header = userAgent.slice(0, longestHeader);
  const device = devices.find(([pattern]) => pattern.test(header))?.[1] ?? null;
  for (const [pattern, name] of browsers) {
    const version = pattern.exec(header)?.[1];
    if (version !== undefined) return { device, browser: `${name} ${version}` };
  }
  return { device, browser: safariIn(header) };
}

/** What makes a call, and from where. */
export function agentOf({ front }: Pick<Service, "front">, call: Call): Agent {
  const ip = addressOf(call, front);
  return { ...agentNamed(call.req.header("User-Agent") ?? ""), ip: ip === "" ? null : ip };
}
