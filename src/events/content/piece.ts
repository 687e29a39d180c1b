import type { CallError } from "../define.ts";

/** A text of the server: what is here, when it came (Unix ms, 0 never), and how the last question ended. */
export type Piece<B> = {
  readonly body: B | null;
  readonly at: number;
  readonly status: "loading" | "ready" | "missing" | "failed";
};
/** Texts by what was asked. */
export type Pieces<B> = Readonly<Record<string, Piece<B>>>;

const none = { body: null, at: 0, status: "loading" } as const;

/** Key of an ask: its own fields in order. It never is a name that every object has. */
export const keyOf = (ask: Readonly<Record<string, string | null>>): string =>
  Object.entries(ask)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value ?? ""}`)
    .join("&");

/** What is here stays in sight while it is asked for again. */
export const asked = <B>(pieces: Pieces<B>, key: string): Pieces<B> => ({
  ...pieces,
  [key]: { ...(pieces[key] ?? none), status: "loading" },
});

export const answered = <B>(pieces: Pieces<B>, key: string, body: B, at: number): Pieces<B> => ({
  ...pieces,
  [key]: { body, at, status: "ready" },
});

/** One that the server does not know (any more) is gone; after any other failure the old text stays. */
export const failed = <B>(pieces: Pieces<B>, key: string, error: CallError): Pieces<B> => ({
  ...pieces,
  [key]:
    error.tag === "http" && error.status === 404
      ? { body: null, at: 0, status: "missing" }
      : { ...(pieces[key] ?? none), status: "failed" },
});
