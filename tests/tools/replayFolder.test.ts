import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { last, lines, refusal, replay } from "./replayCall.ts";
import { folderWith } from "./workshop.ts";

const log = (all: readonly string[]) => gzipSync(`${all.join("\n")}\n`);
const sound = log(lines);
const [header = "", first = "", second = "", ...others] = lines;
const swapped = log([header, second, first, ...others]);

function folderOf(files: Readonly<Record<string, Uint8Array>>): string {
  const folder = folderWith({});
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  return folder;
}

describe("npm run replay with a folder", () => {
  const folder = folderOf({
    "b.tlog.jsonl.gz": sound,
    "a.tlog.jsonl.gz": new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2]),
    "c.tlog.jsonl.gz": swapped,
    "notes.txt": new Uint8Array(),
  });
  mkdirSync(join(folder, "below.tlog.jsonl.gz"));

  it("verifies each log in order of name, goes on after one it cannot read, and sums up", async () => {
    const { status, stdout } = await replay(folder, "--verify");
    expect(status).toBe(1);
    const files = ["a", "b", "c"].map((name) =>
      JSON.stringify(join(folder, `${name}.tlog.jsonl.gz`)),
    );
    const places = files.map((file) => stdout.indexOf(`${file}\n`));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(stdout).toContain(`${files[0] ?? ""}\n${files[0] ?? ""}: `);
    expect(stdout).toContain(`${files[1] ?? ""}\nVerified ${last} entries`);
    expect(stdout.split("\n").at(-1)).toBe("3 files: 1 verified, 1 different, 1 refused");
  });

  it("ends with the worst code: a difference, then a file it cannot read", async () => {
    const both = folderOf({ "a.tlog.jsonl.gz": sound, "b.tlog.jsonl.gz": new Uint8Array([1]) });
    expect((await replay(both, "--verify")).status).toBe(2);
    const fine = folderOf({ "a.tlog.jsonl.gz": sound, "b.tlog.jsonl.gz": sound });
    const { status, stdout } = await replay(fine, "--tail", "1");
    expect([status, stdout.split("\n").at(-1)]).toEqual([0, "2 files: 2 read"]);
  });

  it("prints one JSON value", async () => {
    const { stdout } = await replay(folder, "--verify", "--json");
    expect(JSON.parse(stdout)).toMatchObject([
      { file: join(folder, "a.tlog.jsonl.gz"), error: expect.stringContaining("gzip") as string },
      { file: join(folder, "b.tlog.jsonl.gz"), result: { tag: "same", entries: last } },
      { file: join(folder, "c.tlog.jsonl.gz"), result: { tag: "different" } },
    ]);
  });

  it("refuses what needs one file, and a folder without logs", async () => {
    expect(await refusal(folder, "--at", "9")).toContain("is a folder; --at needs one file of it");
    expect(await refusal(folder, "--visit", "1")).toContain("is a folder; --visit needs one file");
    expect(await refusal(folderWith({ "readme.txt": "" }))).toContain(
      "is a folder that holds no *.tlog.jsonl.gz; nothing was read",
    );
  });
});
