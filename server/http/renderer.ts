import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** What a page is rendered from (`src/render.tsx`). */
export type PageAsk = {
  /** Path of the page, with its language. */
  readonly path: string;
  readonly language: string;
  /** Unix ms. */
  readonly now: number;
  /** The answer at an address that is the same for everybody; null: there is none. */
  readonly answer: (address: string) => Promise<Answered | null>;
};

/** An answer of ours: its status, and its body as text. */
export type Answered = { readonly status: number; readonly body: string };

export type RenderedPage = {
  /** What stands in the root element. */
  readonly html: string;
  readonly section: string;
  /** Hours from UTC of the times in it. */
  readonly zone: number;
  /** What it was made of, by address. */
  readonly answers: ReadonlyMap<string, Answered>;
};

export type Renderer = {
  /** Null if the app does not render this page on a server, or an answer was missing. */
  readonly renderPage: (ask: PageAsk) => Promise<RenderedPage | null>;
  /** Whether the page is the same whatever this query of its address says. */
  readonly isPlainQuery: (search: string) => boolean;
};

/** How the app built in `folder` renders its pages; null if it was built without that. Loaded with the first page. */
export function rendererIn(folder: string): (() => Promise<Renderer>) | null {
  const file = join(folder, ".render/render.mjs");
  if (!existsSync(file)) return null;
  let loading: Promise<Renderer> | null = null;
  return () => (loading ??= import(pathToFileURL(file).href));
}
