import * as t from "io-ts";
import type { Draft, Entry } from "../../events/define.ts";
import {
  FingerprintFailed,
  FingerprintTaken,
  FingerprintWanted,
} from "../../events/fingerprint/events.ts";
import { decode, finite, shape } from "../../codec/codec.ts";

/** Address of the script (contract, getFingerprintScript). [captcha-fingerprint-005] */
const SCRIPT = "/web-api/fingerprint/script.js";

const Fingerprint = shape({
  token: t.refinement(t.string, (token) => token !== "", "token"),
  componentsData: t.union([t.UnknownRecord, t.string]),
  expiresAt: finite,
});

type Options = {
  readonly load: (url: string) => Promise<void>;
  /** What the script has put into the page. */
  readonly runner: () => { readonly run: () => Promise<unknown> } | undefined;
  readonly storage: Storage | null;
  readonly report: (draft: Draft) => void;
};

/**
 * Fetches and runs the fingerprint script when a fact asks for it, and keeps token and data in
 * `tl.fingerprint`: they never enter a fact. [captcha-fingerprint-004] [captcha-fingerprint-006] [error-024]
 */
export const fingerprintPort =
  ({ load, runner, storage, report }: Options) =>
  (entry: Entry): void => {
    if (!FingerprintWanted.is(entry)) return;
    const fail = (reason: "api" | "exec" | "response") => report(FingerprintFailed({ reason }));
    const take = (answer: unknown) => {
      const decoded = decode(Fingerprint, answer);
      if (decoded.tag === "bad") return fail("response");
      try {
        storage?.setItem("tl.fingerprint", JSON.stringify(decoded.value));
      } catch {
        // A full storage: the token serves this page all the same.
      }
      report(FingerprintTaken({ endsAt: decoded.value.expiresAt * 1000 }));
    };
    const begin = () => {
      const found = runner();
      if (found === undefined) return fail("api");
      Promise.resolve()
        .then(() => found.run())
        .then(take, () => fail("exec"));
    };
    if (runner() !== undefined) return begin();
    load(SCRIPT).then(begin, () => fail("api"));
  };
