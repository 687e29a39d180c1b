/** A path of the product documents, the route that it is, and the rows of the ledger that say so. */
export type Documented = readonly [path: string, name: string, rows: string];

export const under = (prefix: string, rows: string, paths: Readonly<Record<string, string>>) =>
  Object.entries(paths).map(([path, name]): Documented => [`${prefix}${path}`, name, rows]);
