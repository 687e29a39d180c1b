import type { KeptRows, StoredBatch } from "./rows.ts";

/**
 * The lines of a session: header, snapshot if trimmed, then entries up to the first gap. It is always a log that can be
 * replayed.
 */
export async function assembleLines({
  head,
  batches,
  snapshots,
}: KeptRows): Promise<readonly string[]> {
  const lines = [head.headerLine];
  if (head.keptFrom > 0) {
    const snapshot = snapshots.find((row) => row.seq === head.keptFrom);
    if (snapshot === undefined) return lines;
    lines.push(snapshot.line);
  }
  let lastSeq = head.keptFrom;
  for (const row of batches.toSorted((a, b) => a.firstSeq - b.firstSeq)) {
    if (row.firstSeq <= lastSeq) continue;
    if (row.firstSeq !== lastSeq + 1) break;
    const own = await linesOf(row);
    // What is in memory may follow in its place.
    if (own.length === 0) continue;
    for (const line of own) lines.push(line);
    lastSeq = row.lastSeq;
  }
  return lines;
}

/** The lines of a stored batch; none when they cannot be read. */
async function linesOf(row: StoredBatch): Promise<readonly string[]> {
  if ("lines" in row) return row.lines;
  const text = await unpacked(row.packed).catch(() => "");
  const lines = text.split("\n");
  return lines.length === row.lastSeq - row.firstSeq + 1 ? lines : [];
}

const unpacked = (packed: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
