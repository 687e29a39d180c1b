/** JSON with keys in order, so that equal values have equal text. Absent and undefined are the same. */
function writeCanonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeCanonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const parts: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const part: unknown = Reflect.get(value, key);
    if (part !== undefined) parts.push(`${JSON.stringify(key)}:${writeCanonical(part)}`);
  }
  return `{${parts.join(",")}}`;
}

/**
 * 64 bits of FNV-1a in two lanes over UTF-16 units, 16 hex digits. It finds differences;
 * it is no protection against somebody who wants a collision.
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
