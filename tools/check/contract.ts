import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { readLedger } from "../requirements/ledger.ts";

/** Checks that the contract in `contract/` is valid: it parses, and every reference in it resolves. */
export async function main([folder = "contract"]: readonly string[]): Promise<number> {
  const ledger = await readLedger(`${folder}/ledger.csv`);
  const text = await readFile(`${folder}/openapi.yaml`, "utf8");
  const contract: unknown = parse(text);
  const dangling = referencesIn(contract).filter((ref) => lookUp(contract, ref) === undefined);
  for (const ref of dangling) console.log(`${folder}/openapi.yaml: ${ref} leads nowhere`);
  console.log(`${ledger.length} requirements, ${referencesIn(contract).length} references`);
  return dangling.length === 0 && isRecord(contract) && isRecord(contract["paths"]) ? 0 : 1;
}

function referencesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn);
  if (!isRecord(node)) return [];
  const own = typeof node["$ref"] === "string" ? [node["$ref"]] : [];
  return [...own, ...Object.values(node).flatMap(referencesIn)];
}

function lookUp(contract: unknown, ref: string): unknown {
  const keys = ref.replace(/^#\//, "").split("/");
  return keys.reduce<unknown>((node, key) => {
    const name = key.replaceAll("~1", "/").replaceAll("~0", "~");
    return isRecord(node) ? node[name] : undefined;
  }, contract);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
