import type { CallError } from "../define.ts";
import { createSlice } from "../slice.ts";
import {
  Article,
  InfoPage,
  Information,
  LandingPage,
  News,
  Partners,
  InfoRules,
  CashTerminals,
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
  .on(InfoPage.asked, (state, { ask }) => ({
    ...state,
    pages: asked(state.pages, keyOf(ask)),
  }))
  .on(InfoPage.answered, (state, { ask, body }, { at }) => ({
    ...state,
    pages: answered(state.pages, keyOf(ask), body, at),
  }))
  .on(InfoPage.failed, (state, { ask, error }) => ({
    ...state,
    pages: failed(state.pages, keyOf(ask), error),
  }))
  .on(InfoRules.asked, (state, { ask }) => ({ ...state, rules: asked(state.rules, keyOf(ask)) }))
  .on(InfoRules.answered, (state, { ask, body }, { at }) => ({
    ...state,
    rules: answered(state.rules, keyOf(ask), body, at),
  }))
  .on(InfoRules.failed, (state, { ask, error }) => ({
    ...state,
    rules: failed(state.rules, keyOf(ask), error),
  }))
  .on(CashTerminals.asked, (state, { ask }) => ({
    ...state,
    terminals: asked(state.terminals, keyOf(ask)),
  }))
  .on(CashTerminals.answered, (state, { ask, body }, { at }) => ({
    ...state,
    terminals: answered(state.terminals, keyOf(ask), body.items, at),
  }))
  .on(CashTerminals.failed, (state, { ask, error }) => ({
    ...state,
    terminals: failed(state.terminals, keyOf(ask), error),
  }))
  .on(News.asked, (state, { ask }) => newsChanged(state, ask, null))
  .on(News.answered, (state, { ask, body }, { at }) => {
    const key = newsKey(ask);
    const list = listWith(state.news[key]?.body ?? null, ask, body);
    return { ...state, news: answered(state.news, key, list, at) };
  })
  .on(News.failed, (state, { ask, error }) => newsChanged(state, ask, error))
  .on(Article.asked, (state, { ask }) => ({
    ...state,
    articles: asked(state.articles, keyOf(ask)),
  }))
  .on(Article.answered, (state, { ask, body }, { at }) => ({
    ...state,
    articles: answered(state.articles, keyOf(ask), body, at),
  }))
  .on(Article.failed, (state, { ask, error }) => ({
    ...state,
    articles: failed(state.articles, keyOf(ask), error),
  }))
  .on(Partners.asked, (state, { ask }) => ({
    ...state,
    partners: asked(state.partners, keyOf(ask)),
  }))
  .on(Partners.answered, (state, { ask, body }, { at }) => ({
    ...state,
    partners: answered(state.partners, keyOf(ask), body.items, at),
  }))
  .on(Partners.failed, (state, { ask, error }) => ({
    ...state,
    partners: failed(state.partners, keyOf(ask), error),
  }))
  .on(LandingPage.asked, (state, { ask }) => ({
    ...state,
    landings: asked(state.landings, keyOf(ask)),
  }))
  .on(LandingPage.answered, (state, { ask, body }, { at }) => ({
    ...state,
    landings: answered(state.landings, keyOf(ask), body, at),
  }))
  .on(LandingPage.failed, (state, { ask, error }) => ({
    ...state,
    landings: failed(state.landings, keyOf(ask), error),
  }));

export const informationSlice = createSlice("information", initialInformation)
  .on(Information.asked, (state, { ask }) => asked(state, keyOf(ask)))
  .on(Information.answered, (state, { ask, body }, { at }) =>
    answered(state, keyOf(ask), body.items, at),
  )
  .on(Information.failed, (state, { ask, error }) => failed(state, keyOf(ask), error));
