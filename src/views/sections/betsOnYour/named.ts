import type { Champ, Game } from "../../../events/sports/index.ts";
import { regionName } from "../../format/region.ts";

/** A name as addresses have it: "Bastia Azul" and "bastia-azul" are the same. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/**
 * Whether a match is of the team or the country that an address names, in English or as the feed has it. A country is
 * that of the championship: by its code, by its name, or as the first words of the name of the championship.
 */
export function isNamed(
  name: string,
  { opponent1, opponent2 }: Pick<Game, "opponent1" | "opponent2">,
  champ: Champ | undefined,
): boolean {
  const wanted = slugOf(name);
  if (wanted === "") return false;
  const isOf = (text: string): boolean => slugOf(text) === wanted;
  const isTeam = [opponent1, opponent2].some(
    (side) => side !== undefined && (isOf(side.nameEn) || isOf(side.name)),
  );
  if (isTeam || champ === undefined) return isTeam;
  const { countryCode, nameEn } = champ;
  return countryCode === undefined
    ? false
    : isOf(countryCode) ||
        isOf(regionName(countryCode, "en")) ||
        slugOf(nameEn).startsWith(`${wanted}-`);
}
