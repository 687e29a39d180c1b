import { shape } from "../codec/codec.ts";
import { ViewFailed } from "../events/modals/failureEvents.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";
import { AgeAgreed } from "../events/shell/deviceEvents.ts";
import { PageReloadRequested } from "../events/shell/events.ts";

/** Something over the page could not be shown; the page continues without it. */
export const NoteViewFailure = defineCommand("NoteViewFailure", ViewFailed.codec, (data) =>
  accept(ViewFailed(data)),
);

/** The visitor confirms that they are old enough. */
export const AgreeToAge = defineCommand("AgreeToAge", shape({}), (_data, { shell }) =>
  shell.ageAgreedAt === null ? accept(AgeAgreed({})) : refuse("nothing_to_do"),
);

/** Reloads the page. */
export const ReloadPage = defineCommand("ReloadPage", shape({}), () =>
  accept(PageReloadRequested({ reason: "player" })),
);
