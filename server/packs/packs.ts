import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Pack, readPack } from "./pack.ts";

/** The project's own packs. */
export const ownPacks = fileURLToPath(new URL("../../packs", import.meta.url));

/**
 * The packs of a folder by id, in the order of their ids; a file that is added is a pack that is added.
 * @throws Error with the file's name if one cannot be used.
 */
export function loadPacks(folder: string): ReadonlyMap<string, Pack> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return new Map(
    files.sort().map((file) => {
      const pack = readPackFile(join(folder, file));
      return [pack.id, pack];
    }),
  );
}

/** The national registers and central files that any of these packs asks. */
export const registerNames = (packs: ReadonlyMap<string, Pack>): readonly string[] => [
  ...new Set(
    [...packs.values()].flatMap(({ registers = [], centralFiles = [] }) =>
      [...registers, ...centralFiles].map(({ name }) => name),
    ),
  ),
];

/**
 * The pack with this id; null for none.
 * @throws Error that names the packs there are
 */
export function packNamed(packs: ReadonlyMap<string, Pack>, id: string | null): Pack | null {
  if (id === null) return null;
  const pack = packs.get(id);
  if (pack !== undefined) return pack;
  throw new Error(
    `there is no policy pack ${JSON.stringify(id)}; packs are ${[...packs.keys()].join(", ")}`,
  );
}

/** @throws Error with the file's name if it cannot be used. */
export function readPackFile(path: string): Pack {
  const file = basename(path);
  if (!existsSync(path)) throw new Error(`${file}: there is no such file`);
  return readPack(file, parsed(file, readFileSync(path, "utf8")));
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file}: no JSON`);
  }
}
