import { definitions, type Entry } from "../events/define.ts";
import type { State } from "../events/index.ts";
import { type EpicGroup, POSTPONED } from "../events/runtime/events.ts";
import * as coupon from "./coupon.ts";
import { type DecidersOf, type Decision, refuse } from "./decision.ts";
import type { ContentCommands } from "./content.ts";
import type { FrameCommands } from "./frame.ts";
import type { LaterCommands } from "./later.ts";
import type { PlaceCommands } from "./place.ts";
import type { PlayerCommands } from "./player.ts";
import type { RemoteCommands } from "./remote.ts";
import type { SignInCommands } from "./signIn.ts";
import * as sections from "./sections.ts";
import * as session from "./session.ts";
import * as shell from "./shell.ts";
import * as site from "./site.ts";

/** The orders of the first load; those of the parts stand with their deciders. */
const commands = {
  AddBet: coupon.AddBet,
  RemoveBet: coupon.RemoveBet,
  RestoreBet: coupon.RestoreBet,
  ClearCoupon: coupon.ClearCoupon,
  SignOut: session.SignOut,
  EndSessionSafely: session.EndSessionSafely,
  RefreshSection: sections.RefreshSection,
  GoTo: shell.GoTo,
  FailRoute: shell.FailRoute,
  OpenQuickCoupon: shell.OpenQuickCoupon,
  CloseQuickCoupon: shell.CloseQuickCoupon,
  ToggleModal: shell.ToggleModal,
  CloseNotification: shell.CloseNotification,
  HoldNotification: shell.HoldNotification,
  ReleaseNotification: shell.ReleaseNotification,
  NoteViewFailure: shell.NoteViewFailure,
  AgreeToAge: site.AgreeToAge,
  ReloadPage: site.ReloadPage,
} as const;

const deciders: DecidersOf<typeof commands> = {
  AddBet: coupon.addBet,
  RemoveBet: coupon.removeBet,
  RestoreBet: coupon.restoreBet,
  ClearCoupon: coupon.clearCoupon,
  SignOut: session.signOut,
  EndSessionSafely: session.endSessionSafely,
  RefreshSection: sections.refreshSection,
  GoTo: shell.goTo,
  FailRoute: shell.failRoute,
  OpenQuickCoupon: shell.openQuickCoupon,
  CloseQuickCoupon: shell.closeQuickCoupon,
  ToggleModal: shell.toggleModal,
  CloseNotification: shell.closeNotification,
  HoldNotification: shell.holdNotification,
  ReleaseNotification: shell.releaseNotification,
  NoteViewFailure: shell.noteViewFailure,
  AgreeToAge: site.agreeToAge,
  ReloadPage: site.reloadPage,
};

type Commands = typeof commands &
  LaterCommands &
  PlaceCommands &
  PlayerCommands &
  SignInCommands &
  FrameCommands &
  ContentCommands &
  RemoteCommands;
export type CommandType = keyof Commands;
/** Every order there is. */
export type Command = { [K in CommandType]: ReturnType<Commands[K]> }[CommandType];

/** A decider hears its own command only; the codec has checked the data at the door. */
export type AnyDecider = { decide(data: unknown, state: State, now: number): Decision }["decide"];

/** Each command with its decider and the part that it belongs to; null for those of the first load. */
export const byType = new Map<
  string,
  { readonly decider: AnyDecider; readonly part: EpicGroup | null }
>(Object.entries(deciders).map(([type, decider]) => [type, { decider, part: null }]));

/** Deciders of a part of the app that loads apart; they answer once it has arrived by the state. */
export function addDeciders(part: EpicGroup, added: Readonly<Record<string, AnyDecider>>): void {
  for (const [type, decider] of Object.entries(added)) byType.set(type, { decider, part });
}

/**
 * Asks the one decider of a command. Before its part has arrived there is none in the page, and in a replay, which has
 * all parts at hand, it is not asked: both say the same.
 */
export function decide(command: Entry, state: State): Decision {
  const found = byType.get(command.type);
  if (found !== undefined && (found.part === null || state.runtime.arrived.includes(found.part)))
    return found.decider(command.data, state, command.at);
  return refuse(definitions.get(command.type)?.mayWait === true ? POSTPONED : "not_ready");
}
