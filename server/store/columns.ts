import type { Row } from "./store.ts";

/** @throws Error if the column does not contain a number. */
export function numberIn(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== "number")
    throw new Error(`column ${column} holds ${typeof value}, a number was expected`);
  return value;
}

/** @throws Error if the column does not contain text. */
export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== "string")
    throw new Error(`column ${column} holds ${typeof value}, a text was expected`);
  return value;
}

export function numberOrNull(row: Row, column: string): number | null {
  return row[column] === null || row[column] === undefined ? null : numberIn(row, column);
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null || row[column] === undefined ? null : textIn(row, column);
}
