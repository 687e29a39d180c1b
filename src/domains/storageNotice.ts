import { notifyNotStored } from "../epics/storageNotice/notify.ts";
import { domain } from "./domain.ts";

/** Notifies the player, once, that nothing can be stored. */
export const storageNotice = domain({
  name: "storageNotice",
  epics: [notifyNotStored],
});
