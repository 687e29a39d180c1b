import { loadMedia, loadTexts } from "../epics/dictionaries/load.ts";
import { dictionariesSlice } from "../events/dictionaries/slice.ts";
import { operatorTextsPort } from "../infra/ports/dictionaries.ts";
import { domain } from "./domain.ts";

/** The operator's translations and pictures. */
export const dictionaries = domain({
  name: "dictionaries",
  slices: [dictionariesSlice],
  epics: [loadTexts, loadMedia],
  ports: () => [{ onEntry: operatorTextsPort }],
});
