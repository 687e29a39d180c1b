import { FINGERPRINT_START, startFingerprint } from "../epics/fingerprint/start.ts";
import { fingerprintSlice } from "../events/fingerprint/slice.ts";
import { fingerprintPort } from "../infra/ports/fingerprint.ts";
import { loadScript } from "../infra/ports/scripts.ts";
import { domain } from "./domain.ts";

type Fingerprinted = { readonly TouchlineFingerprint?: { readonly run: () => Promise<unknown> } };

/** The fingerprint of the device. */
export const fingerprint = domain({
  name: "fingerprint",
  slices: [fingerprintSlice],
  epics: [startFingerprint],
  rules: [FINGERPRINT_START],
  ports: ({ window, areas: { local: storage }, report }) => {
    const load = (url: string) => loadScript(window.document, url);
    const runner = () => (window as Fingerprinted).TouchlineFingerprint;
    return [{ onEntry: fingerprintPort({ load, runner, storage, report }) }];
  },
});
