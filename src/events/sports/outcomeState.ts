/** What the feed says of an outcome. */
export const outcomeState = { open: 0, suspended: 1, gone: 2 } as const;
