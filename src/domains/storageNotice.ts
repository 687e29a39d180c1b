import { tellNotStored } from "../epics/shell/notStored.ts";
import { domain } from "./domain.ts";

/** Tells once that nothing can be stored. */
export const storageNotice = domain({
  name: "storageNotice",
  epics: [tellNotStored],
});
