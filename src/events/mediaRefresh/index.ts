import type { State } from "../index.ts";
import { mediaIds } from "../dictionaries/index.ts";

/** The media of this page that are loaded, in alphabetical order. */
export const shownMedia = (state: State): readonly string[] => {
  const { dictionaries, settings } = state;
  return dictionaries.lng === settings.language
    ? mediaIds(state).filter((id) => Object.hasOwn(dictionaries.media, id))
    : [];
};

/** When the oldest of them was asked for; what came before this code did, with the page. */
export const oldestAskedAt = ({ dictionaries, shell }: State, ids: readonly string[]): number =>
  Math.min(...ids.map((id) => dictionaries.mediaAskedAt?.[id] ?? shell.startedAt));
