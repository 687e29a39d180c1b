import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { faultsIn } from "../../tools/check/lock.ts";

const hash = `sha512-${"A".repeat(86)}==`;
const lockWith = (entry: object) => ({ packages: { "": {}, "node_modules/native": entry } });

describe("the lock file", () => {
  it("verifies every package of every platform", async () => {
    expect(faultsIn(JSON.parse(await readFile("package-lock.json", "utf8")))).toEqual([]);
  });

  it("may not name a package without a hash, with a weak one, or with its host", () => {
    expect(faultsIn(lockWith({ version: "1.0.0", integrity: hash }))).toEqual([]);
    for (const entry of [{}, { integrity: "" }, { integrity: "sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=" }])
      expect(faultsIn(lockWith(entry))).toEqual(["node_modules/native has no sha512 hash"]);
    const hosted = { integrity: hash, resolved: "https://mirror.example/native.tgz" };
    expect(faultsIn(lockWith(hosted))).toEqual(["node_modules/native names the host it came from"]);
  });

  it("is not accepted when it is empty", () => {
    expect(faultsIn({})).toHaveLength(1);
    expect(faultsIn({ packages: { "": {} } })).toHaveLength(1);
  });
});
