/** JSON with sorted keys, so that equal values have equal text. Absent and undefined are the same. */
function writeCanonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeCanonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const parts: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const property: unknown = Reflect.get(value, key);
    if (property !== undefined) parts.push(`${JSON.stringify(key)}:${writeCanonical(property)}`);
  }
  return `{${parts.join(",")}}`;
}

/**
 * 64 bits of FNV-1a in two lanes over UTF-16 units, as 16 hex digits. It detects differences; it does not
 * resist deliberate collisions.
 */
function hashText(text: string): string {
  let low = 0x811c9dc5;
  let high = 0xcbf29ce4;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ (unit + index), 0x01000193) ^ (low >>> 13);
  }
  const hex = (lane: number) => (lane >>> 0).toString(16).padStart(8, "0");
  return hex(high) + hex(low);
}

export const hashValue = (value: unknown): string => hashText(writeCanonical(value));
