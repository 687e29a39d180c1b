/**
 * Twenty bits of a hash (FNV-1a): one player in a million has the same mark for the same key, so it
 * identifies nobody, but still tells two players of one phone apart.
 */
export function ownerMark(key: string, userId: unknown): number {
  const text = `${key} ${String(userId)}`;
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 12;
}
