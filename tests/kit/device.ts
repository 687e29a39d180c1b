import type { Draft, Entry } from "../../src/events/define.ts";
import {
  FingerprintFailed,
  FingerprintTaken,
  FingerprintWanted,
} from "../../src/events/fingerprint/events.ts";
import type { CookieJar } from "../../src/infra/ports/cookieJar.ts";

/** The result of the fingerprint script: a token for a day, or why there is none. */
export type Fingerprinted = "taken" | "api" | "exec" | "response";

const DAY_MS = 86_400_000;

/**
 * What the browser of a timeline has besides its storage: cookies and the fingerprint script. Both tabs share
 * it.
 */
export class Device {
  readonly #now: () => number;
  readonly #cookies = new Map<string, { value: string; endsAt: number | null }>();
  readonly #fingerprints: readonly Fingerprinted[];
  #taken = 0;

  constructor(
    now: () => number,
    cookies: Readonly<Record<string, string>> = {},
    fingerprints: readonly Fingerprinted[] = [],
  ) {
    this.#now = now;
    this.#fingerprints = fingerprints;
    for (const [name, value] of Object.entries({ has_session: "1", ...cookies })) {
      this.#cookies.set(name, { value, endsAt: null });
    }
  }

  /** A cookie disappears when the wall clock reaches its expiry. */
  readonly jar: CookieJar = {
    read: (name) => {
      const { value = null, endsAt = null } = this.#cookies.get(name) ?? {};
      return endsAt !== null && endsAt <= this.#now() ? null : value;
    },
    write: (name, value, endsAt) => {
      this.#cookies.set(name, { value, endsAt });
    },
    drop: (name) => {
      this.#cookies.delete(name);
    },
  };

  clear(): void {
    this.#cookies.clear();
  }

  /**
   * Answers each request for a fingerprint at once, in turn; the last result repeats, `taken` if there is
   * none.
   */
  fingerprintPort(storage: Storage, report: (draft: Draft) => void): (entry: Entry) => void {
    return (entry) => {
      if (!FingerprintWanted.is(entry)) return;
      const plan = this.#fingerprints;
      const result = plan[Math.min(this.#taken, plan.length - 1)] ?? "taken";
      this.#taken += 1;
      if (result !== "taken") return report(FingerprintFailed({ reason: result }));
      const endsAt = this.#now() + DAY_MS;
      const kept = { token: "fp_1", componentsData: {}, expiresAt: endsAt / 1000 };
      try {
        storage.setItem("tl.fingerprint", JSON.stringify(kept));
      } catch {
        // As in the real port: it still serves this page.
      }
      report(FingerprintTaken({ endsAt }));
    };
  }
}
