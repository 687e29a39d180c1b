import { of } from "rxjs";
import { FingerprintWanted } from "../../events/fingerprint/events.ts";
import type { State } from "../../events/index.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { offline, siteOpen } from "../rules/conditions.ts";

export const FINGERPRINT_START = rule({
  id: "FINGERPRINT-START",
  ledger: [
    "captcha-fingerprint-003",
    "captcha-fingerprint-006",
    "captcha-fingerprint-007",
    "captcha-fingerprint-008",
  ],
  parameters: {
    afterMs: { unit: "ms", fallback: 8_000 },
    mostFailures: { unit: "count", fallback: 2 },
  },
  needs: {
    siteOpen,
    appReady: ({ shell }) => shell.boot.tag === "ready",
    triesLeft: ({ fingerprint, shell }: State): boolean =>
      fingerprint.failures < parameter(FINGERPRINT_START, "mostFailures", shell.config),
  },
  pauses: { offline },
  persists: ["tl.fingerprint"],
});

/**
 * Takes the browser fingerprint once the app is ready, unless the device has one that is still valid then.
 */
export const startFingerprint = deadline({
  name: "fingerprint/start",
  rule: FINGERPRINT_START,
  due: ({ fingerprint: { endsAt, failedAt, isRunning }, shell }) => {
    const wholeMs = parameter(FINGERPRINT_START, "afterMs", shell.config);
    const at = (failedAt ?? shell.readyAt) + wholeMs;
    const isStillValid = endsAt !== null && endsAt > at;
    return isRunning || isStillValid ? [] : [{ key: "", at, wholeMs }];
  },
  fire: () => of(FingerprintWanted({})),
});
