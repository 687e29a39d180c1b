import { sectionCode } from "../sections/index.ts";
import type { State } from "../index.ts";
import { type RouteRow, rowOf } from "../navigation/index.ts";
import type { Media } from "./events.ts";

/**
 * Ids that the present route needs, and which are not here yet, in alphabetical order. [call-i18n-001] [routing-004]
 */
export function resourcesMissing(
  state: State,
  row: RouteRow | null = rowOfState(state),
): {
  readonly texts: readonly string[];
  readonly media: readonly string[];
} {
  const { settings, dictionaries } = state;
  const isHere = dictionaries.lng === settings.language;
  const missing = (ids: readonly string[], kept: object) =>
    [...new Set(ids)].filter((id) => !isHere || !Object.hasOwn(kept, id)).sort();
  return {
    texts: missing([...(row?.dictionaries ?? []), ...ofFaults(state)], dictionaries.texts),
    media: missing([...faviconId(state), ...(row?.media ?? [])], dictionaries.media),
  };
}

/** The operator's texts for a section that did not load are in its main dictionary. [sections-010] */
const ofFaults = ({ sections }: State): readonly string[] =>
  Object.values(sections).some(({ code }) => code === sectionCode.failed) ? ["main"] : [];

const rowOfState = ({ navigation: { route } }: State): RouteRow | null =>
  route.name === "pending" ? null : rowOf(route.name);

/** As the site config says, once that is known. [call-i18n-002] */
const faviconId = ({ shell }: State): readonly string[] => {
  const id = shell.config?.branding?.faviconResourceId;
  return id === undefined ? [] : [id];
};

const none: readonly Media[] = [];
export function faviconOf(state: State): readonly Media[] {
  const [id] = faviconId(state);
  return (id === undefined ? undefined : state.dictionaries.media[id]) ?? none;
}

/** A text of the operator by its key; null: the app says it in its own words. */
export function textOf({ dictionaries: { texts } }: State, key: string): string | null {
  for (const dictionary of Object.values(texts))
    if (Object.hasOwn(dictionary, key)) return dictionary[key] ?? null;
  return null;
}
