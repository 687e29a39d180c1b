export function ensureInstalled(root: string): void;
