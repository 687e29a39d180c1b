import { definitions, type Entry } from "../events/define.ts";
import type { State } from "../events/index.ts";
import { type EpicGroup, POSTPONED } from "../events/runtime/events.ts";
import * as coupon from "./coupon.ts";
import { type Decision, refuse } from "./decision.ts";
import type { AnyCommand } from "./define.ts";
import * as sections from "./sections.ts";
import * as session from "./session.ts";
import * as shell from "./shell.ts";
import * as site from "./site.ts";

/** The commands of the first load. */
const commands: readonly AnyCommand[] = [
  coupon.AddBet,
  coupon.RemoveBet,
  coupon.RestoreBet,
  coupon.ClearCoupon,
  session.SignOut,
  session.EndSessionSafely,
  sections.RefreshSection,
  shell.GoTo,
  shell.FailRoute,
  shell.OpenQuickCoupon,
  shell.CloseQuickCoupon,
  shell.ToggleModal,
  shell.CloseNotification,
  shell.HoldNotification,
  shell.ReleaseNotification,
  shell.NoteViewFailure,
  site.AgreeToAge,
  site.ReloadPage,
];

/** Each command and the part that it belongs to; null for those of the first load. */
export const byType = new Map<
  string,
  { readonly command: AnyCommand; readonly part: EpicGroup | null }
>(commands.map((command) => [command.type, { command, part: null }]));

/** Commands of a part of the app that loads apart; they are decided once it has arrived by the state. */
export function addCommands(part: EpicGroup, added: readonly AnyCommand[]): void {
  for (const command of added) byType.set(command.type, { command, part });
}

/**
 * Asks the one decider of a command. Before its part has arrived there is none in the page, and in a replay, which has
 * all parts at hand, it is not asked: both say the same.
 */
export function decide({ type, data, at }: Entry, state: State): Decision {
  const found = byType.get(type);
  if (found !== undefined && (found.part === null || state.runtime.arrived.includes(found.part)))
    return found.command.decide(data, state, at);
  return refuse(definitions.get(type)?.mayWait === true ? POSTPONED : "not_ready");
}
