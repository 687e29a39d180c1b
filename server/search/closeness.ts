/** Errors that a typed word may have: none in a short one, which would otherwise fit everything. */
const errorsAllowed = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/**
 * How far a typed word is from a word of a name: 0 the same, 1 its beginning, 3 a part of it, 4 and more for
 * typing errors in it; null if it is another word.
 */
export function closeness(typed: string, word: string): number | null {
  if (typed === word) return 0;
  if (word.startsWith(typed)) return 1;
  const allowed = errorsAllowed(typed.length);
  if (allowed === 0) return null;
  if (word.includes(typed)) return 3;
  // Hardly anybody mistypes the first letter, and most words differ in it.
  const isSwapped = typed.charAt(0) === word.charAt(1) && typed.charAt(1) === word.charAt(0);
  if (typed.charAt(0) !== word.charAt(0) && !isSwapped) return null;
  const errors = errorsInBeginning(typed, word, allowed);
  return errors === null ? null : 3 + errors;
}

/**
 * The fewest errors that make a beginning of `word` the typed one: a letter too many, missing, wrong, or two
 * swapped (optimal string alignment); null for more than `most`.
 */
function errorsInBeginning(typed: string, word: string, most: number): number | null {
  // A longer beginning than this would need too many letters.
  const width = Math.min(word.length, typed.length + most);
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current: number[] = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed.charAt(row - 1) === word.charAt(column - 1);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed.charAt(row - 1) === word.charAt(column - 2) &&
        typed.charAt(row - 2) === word.charAt(column - 1);
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > most) return null;
    [beforeLast, last] = [last, current];
  }
  const errors = Math.min(...last);
  return errors > most ? null : errors;
}

const at = (row: readonly number[], column: number): number =>
  row[column] ?? Number.POSITIVE_INFINITY;
