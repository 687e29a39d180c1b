import * as t from "io-ts";
import { shape } from "../codec/codec.ts";
import { PopularWatched } from "../events/popular/events.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** What is popular has come into sight on home, or has left it. */
export const WatchPopular = defineCommand(
  "WatchPopular",
  shape({ isWatched: t.boolean }),
  ({ isWatched }, { popular }) =>
    (popular.isWatched ?? false) === isWatched
      ? refuse("nothing_to_do")
      : accept(PopularWatched({ isWatched })),
);
