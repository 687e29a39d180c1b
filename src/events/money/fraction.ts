/** The fractions that bookmakers use for prices, from the shortest to the longest; bettors know no others. */
const ladder =
  "1/500 1/250 1/100 1/66 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 " +
  "4/11 2/5 4/9 1/2 8/15 4/7 3/5 8/13 4/6 7/10 8/11 3/4 4/5 5/6 17/20 10/11 20/21 1/1 21/20 11/10 23/20 6/5 5/4 13/10 11/8 7/5 " +
  "6/4 8/5 13/8 17/10 7/4 9/5 15/8 19/10 2/1 21/10 11/5 9/4 23/10 12/5 5/2 13/5 11/4 14/5 3/1 16/5 10/3 7/2 18/5 15/4 4/1 9/2 " +
  "5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1";

const steps = ladder.split(" ").map((text) => {
  const [over = 0, under = 1] = text.split("/").map(Number);
  return { text, winnings: over / under };
});

const longest = 100;
/** Prices have three decimals; smaller differences do not count. */
const tolerance = 0.0005;

/**
 * The winnings of a decimal price as a fraction of the ladder, rounded down so that it never promises more
 * than the bet pays: "17/20" for 1.85 and 1.86. Prices beyond the ladder are a whole number to one.
 */
export function fractionOf(coef: number): string {
  const winnings = coef - 1 + tolerance;
  if (winnings > longest) return `${Math.floor(winnings)}/1`;
  return (steps.findLast((step) => step.winnings <= winnings) ?? steps[0])?.text ?? "";
}
