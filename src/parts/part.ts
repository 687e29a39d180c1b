import type { AnyCommand } from "../commands/define.ts";
import { addCommands } from "../commands/index.ts";
import type { Epic } from "../epics/epic.ts";
import { root } from "../events/index.ts";
import type { EpicGroup } from "../events/runtime/events.ts";
import type { Slice } from "../events/slice.ts";

/** A part of the app that loads apart: its folds, its commands, and its rules and effects. */
export type AppPart = {
  readonly slices: readonly Slice[];
  readonly commands: readonly AnyCommand[];
  readonly epics: readonly Epic[];
};

/** Makes a part known. It acts from the entry on with which it arrives, not before. */
export function install(group: EpicGroup, { slices, commands }: AppPart): void {
  root.add(group, slices);
  addCommands(group, commands);
}
