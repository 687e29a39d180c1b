/** State of an outcome in the feed. */
export const outcomeState = { open: 0, suspended: 1, gone: 2 } as const;
