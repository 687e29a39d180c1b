/** Only the error's name: messages differ between browsers, and replay must produce the same value. */
export const nameOf = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;
