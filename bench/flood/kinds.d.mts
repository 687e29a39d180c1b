/** By name, as the report shows them. */
export const kinds: Readonly<Record<string, unknown>>;
