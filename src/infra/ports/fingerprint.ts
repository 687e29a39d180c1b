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
  /** The object that the script adds to the page. */
  readonly runner: () => { readonly run: () => Promise<unknown> } | undefined;
  readonly storage: Storage | null;
  readonly report: (draft: Draft) => void;
};

/**
 * Loads and runs the fingerprint script when an event asks for it, and stores the token and data in
 * `tl.fingerprint`: they never enter an event. [captcha-fingerprint-004] [captcha-fingerprint-006]
 * [error-024]
 */
export const fingerprintPort =
  ({ load, runner, storage, report }: Options) =>
  (entry: Entry): void => {
    if (!FingerprintWanted.is(entry)) return;
    const fail = (reason: "api" | "exec" | "response") => report(FingerprintFailed({ reason }));
    const onAnswer = (answer: unknown) => {
      const decoded = decode(Fingerprint, answer);
      if (decoded.tag === "bad") return fail("response");
      try {
        storage?.setItem("tl.fingerprint", JSON.stringify(decoded.value));
      } catch {
        // Storage is full: the next page runs the script again.
      }
      report(FingerprintTaken({ endsAt: decoded.value.expiresAt * 1000 }));
    };
    const run = () => {
      const script = runner();
      if (script === undefined) return fail("api");
      Promise.resolve()
        .then(() => script.run())
        .then(onAnswer, () => fail("exec"));
    };
    if (runner() !== undefined) return run();
    load(SCRIPT).then(run, () => fail("api"));
  };
