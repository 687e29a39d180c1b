import type { Route } from "../navigation/index.ts";

/** What an address of cricket names; both null: all its matches. */
export type CricketPlace = { readonly champ: number | null; readonly game: number | null };

const pages = ["cricket", "cricketEvents", "cricketChamp", "cricketGame"];

const numberOf = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text);

/** null on other pages, and on those of cricket that name their matches otherwise. */
export const cricketPlaceOf = ({ name, params }: Route): CricketPlace | null =>
  pages.includes(name)
    ? { champ: numberOf(params["champ"]), game: numberOf(params["game"]) }
    : null;

/** The lists of these pages: all matches, those of a championship, and the one match. */
export const cricketList = "cricket";
export const cricketChampList = "cricketChamp";
export const cricketGameList = "cricketGame";
/** The matches that can be followed as they are played. */
export const broadcastsList = "cricketBroadcasts";
