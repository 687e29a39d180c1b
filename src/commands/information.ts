import { InformationRefreshAsked } from "../events/content/events.ts";
import { informationOf } from "../events/content/index.ts";
import { shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Loads the menu of information pages again after a failure. */
export const RefreshInformation = defineCommand(
  "RefreshInformation",
  shape({}),
  (_data, state) =>
    informationOf(state).tag === "failed"
      ? accept(InformationRefreshAsked({}))
      : refuse("nothing_to_do"),
  "wait",
);
