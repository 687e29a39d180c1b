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
  /** Of the next page; null behind the last one. */
  readonly nextPageToken: string | null;
  /** How the last question for more ended. */
  readonly more: "ready" | "loading" | "failed";
};

/** Texts of the server by what was asked (`keyOf`), the language among it. */
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

/** The menu of information pages; it frames every page. */
export type InformationState = { readonly menus: RemoteTable<readonly InformationItem[]> };
export const initialInformation: InformationState = { menus: {} };
