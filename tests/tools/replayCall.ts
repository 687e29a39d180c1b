import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, vi } from "vitest";
import { ExpectedError } from "../../tools/expected.ts";
import { main } from "../../tools/replay/main.ts";
import { folderWith, root } from "./workshop.ts";

export const golden = join(root, "tests/replay/golden/0.2.0-place-a-live-bet.tlog.jsonl.gz");
/** The golden log's lines: header, entry 1 at index 1, …, end. */
export const lines = gunzipSync(readFileSync(golden)).toString().trimEnd().split("\n");
/** Seq of its last entry. */
export const last = lines.length - 2;
const folder = folderWith({});

export const lineOf = (part: string): number => lines.findIndex((line) => line.includes(part));

export function fileOf(name: string, bytes: Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
}
export const logOf = (name: string, ...all: readonly string[]): string =>
  fileOf(name, gzipSync(`${all.join("\n")}\n`));
/** The golden log with another line, or none, at one position. */
export const spliced = (name: string, index: number, ...instead: readonly string[]): string =>
  logOf(name, ...lines.slice(0, index), ...instead, ...lines.slice(index + 1));

/** Runs the command in this process; returns its output and exit code. */
export async function replay(...args: readonly string[]) {
  const printed: string[] = [];
  const spy = vi
    .spyOn(console, "log")
    .mockImplementation((line: string) => void printed.push(line));
  try {
    return { status: await main(args), stdout: printed.join("\n") };
  } finally {
    spy.mockRestore();
  }
}

/** The single line with which the command refuses. */
export async function refusal(...args: readonly string[]): Promise<string> {
  const error = await main(args).catch((thrown: unknown) => thrown);
  if (!(error instanceof ExpectedError)) throw new Error(`not refused: ${String(error)}`);
  expect(error.exitCode).toBe(2);
  expect(error.message).not.toContain("\n");
  return error.message;
}

/** The widest line, however far down the temporary folder is. */
export const widest = (out: string): number =>
  Math.max(
    ...out
      .replaceAll(tmpdir(), "")
      .split("\n")
      .map((line) => line.length),
  );
