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

/** All pages of a kind form one list. */
const newsOf = (state: ContentState, { kind, lng }: NewsAsk): RemoteData<NewsList> =>
  dataAt(state.news, keyOf({ kind, lng }));
const withNews = (
  state: ContentState,
  { kind, lng }: NewsAsk,
  news: RemoteData<NewsList>,
): ContentState => ({ ...state, news: { ...state.news, [keyOf({ kind, lng })]: news } });

/** The first page replaces the list, a later one is appended. */
function mergeNews(loaded: NewsList | null, ask: NewsAsk, { items, nextPageToken }: NewsAnswer) {
  const earlier = ask.pageToken === null ? [] : (loaded?.items ?? []);
  const isNew = ({ slug }: NewsItem) => !earlier.some((item) => item.slug === slug);
  return { items: [...earlier, ...items.filter(isNew)], nextPageToken, more: "ready" as const };
}

/** A page was requested, or its request failed: the loaded items stay as they are. */
function requestChanged(state: ContentState, ask: NewsAsk, error: CallError | null): ContentState {
  const data = newsOf(state, ask);
  const more = error === null ? "loading" : "failed";
  if (ask.pageToken !== null && "body" in data)
    return withNews(state, ask, { ...data, body: { ...data.body, more } });
  if (ask.pageToken !== null && data.tag === "failed" && data.last !== null) {
    const last = { ...data.last, body: { ...data.last.body, more } } as const;
    return withNews(state, ask, { ...data, last });
  }
  return withNews(state, ask, error === null ? asked(data) : failed(data, error));
}

export const contentSlice = createResourceSlice<"content", ContentState>(
  "content",
  initial,
  wholeResources,
)
  .on(News.asked, (state, { ask }) => requestChanged(state, ask, null))
  .on(News.answered, (state, { ask, body }, { at }) =>
    withNews(state, ask, answered(mergeNews(bodyOf(newsOf(state, ask)), ask, body), at)),
  )
  .on(News.failed, (state, { ask, error }) => requestChanged(state, ask, error));

export const informationSlice = createSlice<"information", InformationState>(
  "information",
  initialInformation,
);
foldCall(informationSlice, "menus", Information, ({ items }): readonly InformationItem[] => items);
