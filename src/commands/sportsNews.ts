import { newsOnScreen } from "../events/sports/index.ts";
import { NewsOfViewsShown } from "../events/sports/events.ts";
import { shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Shows changes that were held back so that nothing moved under the finger. */
export const ShowNews = defineCommand("ShowNews", shape({}), (_data, state) =>
  newsOnScreen(state) === null ? refuse("nothing_to_do") : accept(NewsOfViewsShown({})),
);
