import type {
  ArticleBody,
  InfoPageBody,
  InformationItem,
  Landing,
  NewsItem,
  Partner,
  Rules,
  Terminal,
} from "./events.ts";
import type { RemoteTable } from "../remoteData.ts";

export type NewsList = {
  readonly items: readonly NewsItem[];
  /** Token of the next page; null after the last one. */
  readonly nextPageToken: string | null;
  /** State of the request for more. */
  readonly more: "ready" | "loading" | "failed";
};

/** Content from the server by its request (`keyOf`), which includes the language. */
export type ContentState = {
  readonly pages: RemoteTable<InfoPageBody>;
  readonly rules: RemoteTable<Rules>;
  readonly terminals: RemoteTable<readonly Terminal[]>;
  readonly news: RemoteTable<NewsList>;
  readonly articles: RemoteTable<ArticleBody>;
  readonly partners: RemoteTable<readonly Partner[]>;
  readonly landings: RemoteTable<Landing>;
};
export const initial: ContentState = {
  pages: {},
  rules: {},
  terminals: {},
  news: {},
  articles: {},
  partners: {},
  landings: {},
};

/** The menu of information pages, which every page shows. */
export type InformationState = { readonly menus: RemoteTable<readonly InformationItem[]> };
export const initialInformation: InformationState = { menus: {} };
