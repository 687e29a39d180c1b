/** Path of a JavaScript module that does what the TypeScript file does; compiled when it has changed. */
export function compiled(file: string, root: string): Promise<string>;
