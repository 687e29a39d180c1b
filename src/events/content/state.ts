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
import type { Pieces } from "./piece.ts";

export type NewsList = {
  readonly items: readonly NewsItem[];
  /** Of the next page; null behind the last one. */
  readonly nextPageToken: string | null;
  /** How the last question for more ended. */
  readonly more: "ready" | "loading" | "failed";
};

/** Texts of the server by what was asked (`keyOf`), the language among it. */
export type ContentState = {
  readonly pages: Pieces<InfoPageBody>;
  readonly rules: Pieces<Rules>;
  readonly terminals: Pieces<readonly Terminal[]>;
  readonly news: Pieces<NewsList>;
  readonly articles: Pieces<ArticleBody>;
  readonly partners: Pieces<readonly Partner[]>;
  readonly landings: Pieces<Landing>;
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
export type InformationState = Pieces<readonly InformationItem[]>;
export const initialInformation: InformationState = {};
