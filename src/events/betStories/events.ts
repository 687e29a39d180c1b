import * as t from "io-ts";
import { shape } from "../../codec/codec.ts";
import { defineInput } from "../define.ts";
import { BetStory } from "./story.ts";

/**
 * Stories of the signed-in player that the device has kept, from before the page was loaded or, `isElsewhere`, from another
 * tab.
 */
export const BetStoriesFound = defineInput(
  "BetStoriesFound",
  1,
  shape({ stories: t.array(BetStory), isElsewhere: t.boolean }),
);
