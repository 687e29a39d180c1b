import * as t from "io-ts";
import type { Draft } from "../../events/define.ts";
import { PlacedHere, PlacedHereFound } from "../../events/loginSessions/events.ts";
import type { Areas } from "./storage.ts";

/** Reports the bets that this session has placed on this device before, once. Anything else stored is nothing. */
export function placedHerePort({ local }: Areas, report: (draft: Draft) => void): () => void {
  return () => {
    const bets = parsed(local?.getItem("tl.placedHere") ?? null);
    if (t.array(PlacedHere).is(bets) && bets.length > 0) report(PlacedHereFound({ bets }));
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
