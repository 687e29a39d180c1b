import { createSlice } from "../slice.ts";
import { Dictionaries, MediaResources, type Media } from "./events.ts";
import { type DictionariesState, initial } from "./state.ts";

const inLanguage = (state: DictionariesState, lng: string): DictionariesState =>
  state.lng === lng ? state : { ...initial, lng };

/** An entry for each requested id; one that the server left out is empty. */
const entriesOf = <V>(ids: readonly string[], body: Readonly<Record<string, V>>, empty: V) =>
  Object.fromEntries(ids.map((id) => [id, Object.hasOwn(body, id) ? (body[id] ?? empty) : empty]));

export const dictionariesSlice = createSlice("dictionaries", initial)
  .on(Dictionaries.answered, (before, { ask: { lng, ids }, body }) => {
    const state = inLanguage(before, lng);
    return { ...state, texts: { ...state.texts, ...entriesOf(ids, body, {}) } };
  })
  .on(MediaResources.answered, (before, { ask: { lng, ids }, body }) => {
    const state = inLanguage(before, lng);
    return { ...state, media: { ...state.media, ...entriesOf<readonly Media[]>(ids, body, []) } };
  });
