import type { CallError } from "../define.ts";
import { createSlice } from "../slice.ts";
import {
  LoadArticle,
  LoadInfoPage,
  LoadInformation,
  LoadLanding,
  LoadNews,
  LoadPartners,
  LoadRules,
  LoadTerminals,
  type NewsItem,
  type NewsKind,
} from "./events.ts";
import { answered, asked, failed, keyOf, type Piece } from "./piece.ts";
import { type ContentState, initial, initialInformation, type NewsList } from "./state.ts";

type NewsAsk = { readonly kind: NewsKind; readonly pageToken: string | null; readonly lng: string };
type NewsAnswer = { readonly items: readonly NewsItem[]; readonly nextPageToken: string | null };

/** All pages of a kind make one list. */
const newsKey = ({ kind, lng }: NewsAsk): string => keyOf({ kind, lng });

/** The first page replaces the list, a later one goes behind it. */
function listWith(known: NewsList | null, ask: NewsAsk, { items, nextPageToken }: NewsAnswer) {
  const before = ask.pageToken === null ? [] : (known?.items ?? []);
  const isNew = ({ slug }: NewsItem) => !before.some((item) => item.slug === slug);
  return { items: [...before, ...items.filter(isNew)], nextPageToken, more: "ready" as const };
}

/** More is asked for, or did not come: what is here stays as it is. */
function newsChanged(state: ContentState, ask: NewsAsk, error: CallError | null): ContentState {
  const key = newsKey(ask);
  const known: Piece<NewsList> | undefined = state.news[key];
  if (ask.pageToken === null || known?.body == null) {
    const news = error === null ? asked(state.news, key) : failed(state.news, key, error);
    return { ...state, news };
  }
  const body: NewsList = { ...known.body, more: error === null ? "loading" : "failed" };
  return { ...state, news: { ...state.news, [key]: { ...known, body } } };
}

export const contentSlice = createSlice("content", initial)
  .on(LoadInfoPage.asked, (state, { ask }) => ({
    ...state,
    pages: asked(state.pages, keyOf(ask)),
  }))
  .on(LoadInfoPage.answered, (state, { ask, body }, { at }) => ({
    ...state,
    pages: answered(state.pages, keyOf(ask), body, at),
  }))
  .on(LoadInfoPage.failed, (state, { ask, error }) => ({
    ...state,
    pages: failed(state.pages, keyOf(ask), error),
  }))
  .on(LoadRules.asked, (state, { ask }) => ({ ...state, rules: asked(state.rules, keyOf(ask)) }))
  .on(LoadRules.answered, (state, { ask, body }, { at }) => ({
    ...state,
    rules: answered(state.rules, keyOf(ask), body, at),
  }))
  .on(LoadRules.failed, (state, { ask, error }) => ({
    ...state,
    rules: failed(state.rules, keyOf(ask), error),
  }))
  .on(LoadTerminals.asked, (state, { ask }) => ({
    ...state,
    terminals: asked(state.terminals, keyOf(ask)),
  }))
  .on(LoadTerminals.answered, (state, { ask, body }, { at }) => ({
    ...state,
    terminals: answered(state.terminals, keyOf(ask), body.items, at),
  }))
  .on(LoadTerminals.failed, (state, { ask, error }) => ({
    ...state,
    terminals: failed(state.terminals, keyOf(ask), error),
  }))
  .on(LoadNews.asked, (state, { ask }) => newsChanged(state, ask, null))
  .on(LoadNews.answered, (state, { ask, body }, { at }) => {
    const key = newsKey(ask);
    const list = listWith(state.news[key]?.body ?? null, ask, body);
    return { ...state, news: answered(state.news, key, list, at) };
  })
  .on(LoadNews.failed, (state, { ask, error }) => newsChanged(state, ask, error))
  .on(LoadArticle.asked, (state, { ask }) => ({
    ...state,
    articles: asked(state.articles, keyOf(ask)),
  }))
  .on(LoadArticle.answered, (state, { ask, body }, { at }) => ({
    ...state,
    articles: answered(state.articles, keyOf(ask), body, at),
  }))
  .on(LoadArticle.failed, (state, { ask, error }) => ({
    ...state,
    articles: failed(state.articles, keyOf(ask), error),
  }))
  .on(LoadPartners.asked, (state, { ask }) => ({
    ...state,
    partners: asked(state.partners, keyOf(ask)),
  }))
  .on(LoadPartners.answered, (state, { ask, body }, { at }) => ({
    ...state,
    partners: answered(state.partners, keyOf(ask), body.items, at),
  }))
  .on(LoadPartners.failed, (state, { ask, error }) => ({
    ...state,
    partners: failed(state.partners, keyOf(ask), error),
  }))
  .on(LoadLanding.asked, (state, { ask }) => ({
    ...state,
    landings: asked(state.landings, keyOf(ask)),
  }))
  .on(LoadLanding.answered, (state, { ask, body }, { at }) => ({
    ...state,
    landings: answered(state.landings, keyOf(ask), body, at),
  }))
  .on(LoadLanding.failed, (state, { ask, error }) => ({
    ...state,
    landings: failed(state.landings, keyOf(ask), error),
  }));

export const informationSlice = createSlice("information", initialInformation)
  .on(LoadInformation.asked, (state, { ask }) => asked(state, keyOf(ask)))
  .on(LoadInformation.answered, (state, { ask, body }, { at }) =>
    answered(state, keyOf(ask), body.items, at),
  )
  .on(LoadInformation.failed, (state, { ask, error }) => failed(state, keyOf(ask), error));
