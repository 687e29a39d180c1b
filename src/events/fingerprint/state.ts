export type FingerprintState = {
  /** Expiry of the token, Unix ms; null without one. [captcha-fingerprint-003] */
  readonly endsAt: number | null;
  /** Failures in a row. */
  readonly failures: number;
  readonly failedAt: number | null;
  readonly isRunning: boolean;
};

export const initial: FingerprintState = {
  endsAt: null,
  failures: 0,
  failedAt: null,
  isRunning: false,
};
