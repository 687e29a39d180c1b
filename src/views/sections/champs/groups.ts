import type { OfferedChamp } from "../../../events/champs/index.ts";
import type { FeedSport } from "../../../events/sports/index.ts";

/** Championships under one head. */
export type ChampGroup = {
  readonly key: string;
  readonly name: string;
  readonly champs: readonly OfferedChamp[];
};

/** The key of a sport in addresses, as written there or as the feed has it. */
const sportKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

export const sportNamed = (sports: readonly FeedSport[], name: string): FeedSport | undefined =>
  sports.find(({ nameEn }) => sportKey(nameEn) === sportKey(name));

/** Whether a text is in the name of a championship or in that of its country. */
export function isFound(champ: OfferedChamp, country: string, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return `${champ.name} ${country}`.toLowerCase().includes(wanted);
}

/**
 * The leading championships first; the others by sport when those of all sports are shown, otherwise by country in the
 * order of its name, international ones before them.
 */
export function groupChamps(
  champs: readonly OfferedChamp[],
  by: "sport" | "country",
  names: {
    readonly top: string;
    readonly international: string;
    readonly sport: (id: number) => string;
    readonly country: (code: string) => string;
  },
): readonly ChampGroup[] {
  const groups = new Map<string, OfferedChamp[]>();
  for (const champ of champs) {
    if (champ.isTop === true) continue;
    const key = by === "sport" ? String(champ.sportId) : (champ.countryCode ?? "");
    groups.set(key, [...(groups.get(key) ?? []), champ]);
  }
  const others = [...groups].map(([key, inGroup]): ChampGroup => {
    const name =
      by === "sport"
        ? names.sport(Number(key))
        : key === ""
          ? names.international
          : names.country(key);
    return { key, name, champs: inGroup };
  });
  if (by === "country")
    others.sort(
      (a, b) => Number(b.key === "") - Number(a.key === "") || a.name.localeCompare(b.name),
    );
  const top = champs.filter(({ isTop }) => isTop === true);
  return top.length === 0 ? others : [{ key: "top", name: names.top, champs: top }, ...others];
}
