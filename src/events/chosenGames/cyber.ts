import * as t from "io-ts";
import type { Route } from "../navigation/index.ts";

/** How esports are played: by people, by a program, or by people whose play is streamed (contract, FeedSport). */
export const CyberType = t.keyof({ real: null, virtual: null, stream: null });
export type CyberType = t.TypeOf<typeof CyberType>;
export const cyberTypes = ["real", "virtual", "stream"] as const satisfies readonly CyberType[];

/** What an address of esports names. `discipline`: the key of a sport in addresses. */
export type CyberPlace = {
  readonly area: string;
  readonly type: CyberType;
  readonly discipline: string | null;
  readonly champ: number | null;
  readonly game: number | null;
};

/** Where links from elsewhere lead: all disciplines that people play. */
export const cyberHome = { area: "esports", type: "real" } as const;

const pages = ["cyber", "cyberChamps", "cyberChamp", "cyberGame"];

const numberOf = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text);

/** null on other pages. */
export function cyberPlaceOf({ name, params }: Route): CyberPlace | null {
  const type = params["type"];
  if (!pages.includes(name) || !CyberType.is(type)) return null;
  return {
    area: params["area"] ?? cyberHome.area,
    type,
    discipline: params["discipline"] ?? null,
    champ: numberOf(params["champ"]),
    game: numberOf(params["game"]),
  };
}

/** The lists of these pages: all matches of a kind, those of a championship, and the one match. */
export const cyberList = "cyber";
export const cyberChampList = "cyberChamp";
export const cyberGameList = "cyberGame";
