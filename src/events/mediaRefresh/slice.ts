import type { Entry } from "../define.ts";
import { MediaResources } from "../dictionaries/events.ts";
import { type DictionariesState, noDictionaries } from "../dictionaries/index.ts";
import { createSlice } from "../slice.ts";
import { MediaRefresh } from "./events.ts";

const askedFor = (
  state: DictionariesState,
  { ask: { ids } }: { readonly ask: { readonly ids: readonly string[] } },
  { at }: Pick<Entry, "at">,
): DictionariesState => ({
  ...state,
  mediaAskedAt: { ...state.mediaAskedAt, ...Object.fromEntries(ids.map((id) => [id, at])) },
});

/** When the media were asked for, and what has become of them since they were loaded. */
export const mediaRefreshSlice = createSlice("dictionaries", noDictionaries)
  .on(MediaResources.asked, askedFor)
  .on(MediaRefresh.asked, askedFor)
  .on(MediaRefresh.answered, (state, { ask: { lng, ids }, body }) =>
    state.lng === lng
      ? {
          ...state,
          media: {
            ...state.media,
            ...Object.fromEntries(
              ids.map((id) => [id, Object.hasOwn(body, id) ? (body[id] ?? []) : []]),
            ),
          },
        }
      : state,
  );
