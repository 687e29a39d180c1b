import { fillName } from "../../../events/sports/index.ts";
import { type CellText, outcomeType, shortText } from "../../sports/markets.ts";

/** The whole name: "Norrvik", and "(−1.5)" of "Norrvik (−1.5)", so that a long name does not hide what the bet is on. */
export const fullText: CellText = (type, outcome, game) => {
  const name = outcomeType(type, outcome)?.name ?? "";
  const fill = (pattern: string) => fillName(pattern, outcome.param, game);
  const [, side, rest] = /^(\{opponent[12]\},?) ?(.+)$/.exec(name) ?? [];
  return side === undefined || rest === undefined ? [fill(name)] : [fill(side), fill(rest)];
};

/** In a narrow cell "Norrvik or draw" and "Norrvik or Port Alba" would be cut to the same text. */
export const narrowText: CellText = (type, outcome, game) => {
  const isCompound = type?.outcomes.some(({ name }) => /.\{opponent|\{opponent[12]\}./.test(name));
  return (isCompound === true ? shortText : fullText)(type, outcome, game);
};
