import type { DataOf } from "../define.ts";
import type { State } from "../index.ts";
import type { GamesPreview } from "./events.ts";

type Preview = DataOf<typeof GamesPreview.answered>["body"];

/** The games of all groups; null if the server could not say. [call-games-003] */
export const gamesIn = ({ Success, Value }: Preview) =>
  Success ? Object.values(Value).flat() : null;

/** Sites without a partner, group or country of their own are the first, and in no country. */
export const previewAsk = ({ shell: { config }, settings }: State) => ({
  lng: settings.language,
  groupId: config?.site.projectId ?? 1,
  ref: config?.site.partnerId ?? 1,
  fcountry: config?.geo?.countryId ?? 0,
});
