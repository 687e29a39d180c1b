import { shape } from "../codec/codec.ts";
import { ChampsWanted } from "../events/champs/events.ts";
import { champListsOf } from "../events/champs/index.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Asks again for the championships that did not load. */
export const RefreshChamps = defineCommand("RefreshChamps", shape({}), (_data, state) => {
  const { live, line } = champListsOf(state);
  return live.tag === "failed" || line.tag === "failed"
    ? accept(ChampsWanted({}))
    : refuse("nothing_to_do");
});
