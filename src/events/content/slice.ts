import type { CallError } from "../define.ts";
import {
  asked,
  answered,
  bodyOf,
  dataAt,
  failed,
  foldCall,
  keyOf,
  type RemoteData,
} from "../remoteData.ts";
import { createResourceSlice } from "../resource.ts";
import { createSlice } from "../slice.ts";
import { Information, type InformationItem, News, type NewsItem, type NewsKind } from "./events.ts";
import { wholeResources } from "./resources.ts";
import {
  type ContentState,
  type InformationState,
  initial,
  initialInformation,
  type NewsList,
} from "./state.ts";

type NewsAsk = { readonly kind: NewsKind; readonly pageToken: string | null; readonly lng: string };
type NewsAnswer = { readonly items: readonly NewsItem[]; readonly nextPageToken: string | null };

/** All pages of a kind make one list. */
const newsOf = (state: ContentState, { kind, lng }: NewsAsk): RemoteData<NewsList> =>
  dataAt(state.news, keyOf({ kind, lng }));
const newsAre = (
  state: ContentState,
  { kind, lng }: NewsAsk,
  news: RemoteData<NewsList>,
): ContentState => ({ ...state, news: { ...state.news, [keyOf({ kind, lng })]: news } });

/** The first page replaces the list, a later one goes behind it. */
function listWith(known: NewsList | null, ask: NewsAsk, { items, nextPageToken }: NewsAnswer) {
  const before = ask.pageToken === null ? [] : (known?.items ?? []);
  const isNew = ({ slug }: NewsItem) => !before.some((item) => item.slug === slug);
  return { items: [...before, ...items.filter(isNew)], nextPageToken, more: "ready" as const };
}

/** More was requested, or failed: the loaded items stay as they are. */
function newsChanged(state: ContentState, ask: NewsAsk, error: CallError | null): ContentState {
  const data = newsOf(state, ask);
  const more = error === null ? "loading" : "failed";
  if (ask.pageToken !== null && "body" in data)
    return newsAre(state, ask, { ...data, body: { ...data.body, more } });
  if (ask.pageToken !== null && data.tag === "failed" && data.last !== null) {
    const last = { ...data.last, body: { ...data.last.body, more } } as const;
    return newsAre(state, ask, { ...data, last });
  }
  return newsAre(state, ask, error === null ? asked(data) : failed(data, error));
}

export const contentSlice = createResourceSlice<"content", ContentState>(
  "content",
  initial,
  wholeResources,
)
  .on(News.asked, (state, { ask }) => newsChanged(state, ask, null))
  .on(News.answered, (state, { ask, body }, { at }) =>
    newsAre(state, ask, answered(listWith(bodyOf(newsOf(state, ask)), ask, body), at)),
  )
  .on(News.failed, (state, { ask, error }) => newsChanged(state, ask, error));

export const informationSlice = createSlice<"information", InformationState>(
  "information",
  initialInformation,
);
foldCall(informationSlice, "menus", Information, ({ items }): readonly InformationItem[] => items);
