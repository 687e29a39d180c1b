import { finite } from "../../codec/codec.ts";
import type { Draft } from "../../events/define.ts";
import { RegistrationSilenceFound } from "../../events/registration/events.ts";
import { type Areas, read } from "./storage.ts";

/** Reports until when this device shows no registration form by itself, once. Anything else stored is nothing. */
export function findSilence({ local }: Areas, report: (draft: Draft) => void): void {
  const until = read(local, "tl.silentUntil", finite);
  if (until !== undefined) report(RegistrationSilenceFound({ until }));
}
