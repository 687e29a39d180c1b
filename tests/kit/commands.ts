import { type AnyDefinition, definitions, type Draft, draftOf } from "../../src/events/define.ts";
// Defines every command.
import "../../src/chunks/all.ts";
import { PageMeasured } from "../../src/events/analytics/events.ts";
import { MediaPlaying } from "../../src/events/idle/events.ts";
import { WelcomesFound } from "../../src/events/overlays/events.ts";
import { ResetLinkOpened } from "../../src/events/passwordReset/events.ts";
import { InstallPromptSeen, WindowResized } from "../../src/events/shell/deviceEvents.ts";
import { fieldsOf, parseArgs, valueOf, withValue } from "./args.ts";
import type { Mark } from "./lanes.ts";

/** Inputs that a port reports without a command, such as `MediaPlaying(page, true)`. */
const inputs: ReadonlyMap<string, AnyDefinition> = new Map(
  [
    InstallPromptSeen,
    MediaPlaying,
    PageMeasured,
    ResetLinkOpened,
    WelcomesFound,
    WindowResized,
  ].map((one) => [one.type, one]),
);

/** The input that a word of the user lane stands for, as its port reports it; undefined for a command. */
export function inputOf({ word, args }: Mark): Draft | undefined {
  const definition = inputs.get(word);
  return definition === undefined ? undefined : draftOf(definition, dataOf(definition, args));
}

/** Turns `AddBet(901)` into the command; a boolean field that is left out is false. */
export function commandOf({ word, args }: Mark): Draft {
  const definition = definitions.get(word);
  if (definition === undefined || definition.origin !== "command") {
    throw new Error(`user lane: there is no command "${word}"; see src/commands`);
  }
  return draftOf(definition, dataOf(definition, args));
}

function dataOf(definition: AnyDefinition, args: string | null): Record<string, unknown> {
  let data: Record<string, unknown> = {};
  for (const [name, type] of fieldsOf(definition.codec)) {
    if (type.name === "boolean") data[name] = false;
  }
  for (const { path, text } of parseArgs(definition, args))
    data = withValue(data, path, valueOf(text));
  return data;
}

/** The definition of an event; an unknown name or a command is refused. */
export function eventNamed(lane: string, type: string): AnyDefinition {
  const definition = definitions.get(type);
  if (definition === undefined) {
    throw new Error(`${lane} lane: there is no event "${type}"; see src/events/*/events.ts`);
  }
  if (definition.origin === "command") {
    throw new Error(`${lane} lane: "${type}" is a command; name the event that it leads to`);
  }
  return definition;
}
