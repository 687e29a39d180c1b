import { loadMedia, loadTexts } from "../epics/dictionaries/load.ts";
import { dictionariesSlice } from "../events/dictionaries/slice.ts";
import { operatorWordsPort } from "../infra/ports/operatorWords.ts";
import { domain } from "./domain.ts";

/** Translate and pictures of the operator. */
export const dictionaries = domain({
  name: "dictionaries",
  slices: [dictionariesSlice],
  epics: [loadTexts, loadMedia],
  ports: () => [{ onEntry: operatorWordsPort }],
});
