/** States of an outcome in the feeds. */
export const outcomeState = { open: 0, suspended: 1, gone: 2 } as const;
