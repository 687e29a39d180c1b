/** A typed text as it is searched for (contract, searchEvents): lower case, without outer and doubled blanks. */
export const searchText = (typed: string): string =>
  typed.trim().replace(/\s+/g, " ").toLowerCase();
