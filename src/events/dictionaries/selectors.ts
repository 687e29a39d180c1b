import { sectionCode } from "../sections/index.ts";
import type { State } from "../index.ts";
import { type RouteRow, rowOf } from "../navigation/index.ts";
import type { Media } from "./events.ts";

/**
 * Ids that the current route needs and that are not loaded yet, in alphabetical order. [call-i18n-001]
 * [routing-004]
 */
export function resourcesMissing(
  state: State,
  row: RouteRow | null = rowOfState(state),
): {
  readonly texts: readonly string[];
  readonly media: readonly string[];
} {
  const { settings, dictionaries } = state;
  const isSameLanguage = dictionaries.lng === settings.language;
  const missing = (ids: readonly string[], loaded: object) =>
    [...new Set(ids)].filter((id) => !isSameLanguage || !Object.hasOwn(loaded, id)).sort();
  return {
    texts: missing([...(row?.dictionaries ?? []), ...errorTexts(state)], dictionaries.texts),
    media: missing(mediaIds(state, row), dictionaries.media),
  };
}

/** The media of the page: the favicon, and those of its route. */
export const mediaIds = (state: State, row = rowOfState(state)): readonly string[] => [
  ...faviconId(state),
  ...(row?.media ?? []),
];

/** The operator's texts for a section that failed to load are in its main dictionary. [sections-010] */
const errorTexts = ({ sections }: State): readonly string[] =>
  Object.values(sections).some(({ code }) => code === sectionCode.failed) ? ["main"] : [];

const rowOfState = ({ navigation: { route } }: State): RouteRow | null =>
  route.name === "pending" ? null : rowOf(route.name);

/** From the site config, once that is known. [call-i18n-002] */
const faviconId = ({ shell }: State): readonly string[] => {
  const id = shell.config?.branding?.faviconResourceId;
  return id === undefined ? [] : [id];
};

const none: readonly Media[] = [];
export function faviconOf(state: State): readonly Media[] {
  const [id] = faviconId(state);
  return (id === undefined ? undefined : state.dictionaries.media[id]) ?? none;
}

/** An operator text by its key; null: the app uses its own text. */
export function textOf({ dictionaries: { texts } }: State, key: string): string | null {
  for (const dictionary of Object.values(texts))
    if (Object.hasOwn(dictionary, key)) return dictionary[key] ?? null;
  return null;
}
