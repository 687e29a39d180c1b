import { createSlice } from "../slice.ts";
import { Dictionaries, MediaResources, type Media } from "./events.ts";
import { type DictionariesState, initial } from "./state.ts";

const inLanguage = (state: DictionariesState, lng: string): DictionariesState =>
  state.lng === lng ? state : { ...initial, lng };

/** What was asked for; an id that the server left out has nothing. */
const asAsked = <V>(ids: readonly string[], body: Readonly<Record<string, V>>, nothing: V) =>
  Object.fromEntries(
    ids.map((id) => [id, Object.hasOwn(body, id) ? (body[id] ?? nothing) : nothing]),
  );

export const dictionariesSlice = createSlice("dictionaries", initial)
  .on(Dictionaries.answered, (before, { ask: { lng, ids }, body }) => {
    const state = inLanguage(before, lng);
    return { ...state, texts: { ...state.texts, ...asAsked(ids, body, {}) } };
  })
  .on(MediaResources.answered, (before, { ask: { lng, ids }, body }) => {
    const state = inLanguage(before, lng);
    return { ...state, media: { ...state.media, ...asAsked<readonly Media[]>(ids, body, []) } };
  });
