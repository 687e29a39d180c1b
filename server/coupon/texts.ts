import type { Game, MarketType, Outcome, Texts } from "../feed/types.ts";
import type { Book } from "../feed/book.ts";
import type { FeedSource } from "../feed/source.ts";

/** The names shown when a bet was placed; stored with it, because feeds drop finished games. */
export type BetTexts = {
  readonly sport: Texts;
  readonly champ: Texts;
  readonly opponents: readonly string[];
  readonly market: Texts;
  readonly outcome: Texts;
};

const unknown: Texts = { en: "", ru: "" };

export function textsOf(outcome: Outcome, game: Game, book: Book, source: FeedSource): BetTexts {
  const market = book.markets.get(outcome.marketId);
  const type = source.marketTypes.find(({ id }) => id === market?.typeId);
  const opponents = [game.opponent1?.name, game.opponent2?.name].flatMap((name) => name ?? []);
  return {
    sport: source.sports.find(({ id }) => id === game.sportId)?.name ?? unknown,
    champ: book.champs.get(game.champId)?.name ?? unknown,
    opponents: opponents.length > 0 ? opponents : [game.title ?? game.round?.en ?? ""],
    market: inSubGame(fillIn(type?.name ?? unknown, market?.param ?? null, game), game),
    outcome: fillIn(outcomeName(type, outcome.typeId), outcome.param, game),
  };
}

/** A market of a sub-game is named with it: "1st half: Total 1.5". */
const inSubGame = ({ en, ru }: Texts, { subGame }: Game): Texts =>
  subGame ? { en: `${subGame.title.en}: ${en}`, ru: `${subGame.title.ru}: ${ru}` } : { en, ru };

function outcomeName(type: MarketType | undefined, typeId: number): Texts {
  return type?.outcomes.find((outcome) => outcome.typeId === typeId)?.name ?? unknown;
}

/** A handicap with its sign, shown in brackets after a side. */
function signed(param: number): string {
  return param > 0 ? `+${param}` : String(param).replace("-", "−");
}

function fillIn({ en, ru }: Texts, param: number | null, game: Game): Texts {
  const fill = (text: string) =>
    text
      .replace("({param})", param === null ? "" : `(${signed(param)})`)
      .replace("{param}", param === null ? "" : String(param))
      .replace("{opponent1}", game.opponent1?.name ?? "")
      .replace("{opponent2}", game.opponent2?.name ?? "")
      .trim();
  return { en: fill(en), ru: fill(ru) };
}
