import { Buffer } from "node:buffer";
import type { Contender } from "./contender.ts";
import { changesPerEvent, type StreamEvent } from "./stream.ts";
import type { World } from "./world.ts";

/** Bytes of the whole log for each odds change in it; `memory` is null when garbage cannot be collected. */
export type LogSize = { readonly file: number; readonly memory: number | null };

const sampleLength = 20_000;

export function measureLog(
  contender: Contender,
  world: World,
  stream: readonly StreamEvent[],
): LogSize | null {
  if (contender.log === undefined) return null;
  const sample = stream.slice(0, sampleLength);
  const changes = sample.filter(({ tag }) => tag === "odds").length * changesPerEvent;
  const before = heapBytes();
  // Decoded again, as if received: otherwise the log would share its data with the stream.
  const log = contender.log(world, structuredClone(sample));
  const after = heapBytes();
  const lines = log.lines();
  const file = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
  const memory = before === null || after === null ? null : (after - before) / changes;
  return { file: file / changes, memory };
}

function heapBytes(): number | null {
  if (globalThis.gc === undefined) return null;
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
