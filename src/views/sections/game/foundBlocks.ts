import type { Game } from "../../../events/sports/index.ts";
import { fullText } from "./cellText.ts";
import type { MarketBlock } from "./marketBlocks.ts";

/** Without case and accents: "atletico" finds "Atlético". */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("−", "-")
    .replaceAll(",", ".")
    .toLowerCase();

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/\s+/)
    .filter((word) => word !== "");

/** Whether a text asks for anything. */
export const isWanted = (text: string | null): text is string =>
  text !== null && wordsOf(text).length > 0;

/**
 * The blocks that have every word of the text in their title or in the name of one of their outcomes, the first of those with
 * it in the title. A block keeps only the lines that are asked for by name: "2.5" finds that line of the total.
 */
export function foundBlocks(
  blocks: readonly MarketBlock[],
  game: Game,
  text: string,
): readonly MarketBlock[] {
  const words = wordsOf(text);
  const hasAll = (found: string) => words.every((word) => found.includes(word));
  const found = blocks.flatMap((block) => {
    const title = plain(block.title);
    if (hasAll(title)) return [{ block, isTitle: true }];
    const markets = block.markets.filter(({ outcomes }) =>
      outcomes.some((outcome) =>
        hasAll(`${title} ${plain(fullText(block.type, outcome, game).join(" "))}`),
      ),
    );
    return markets.length === 0 ? [] : [{ block: { ...block, markets }, isTitle: false }];
  });
  return found.toSorted((a, b) => Number(b.isTitle) - Number(a.isTitle)).map(({ block }) => block);
}
