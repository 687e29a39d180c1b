import { readFile } from "node:fs/promises";

/**
 * Checks that every package that `npm ci` may install, on any platform, has an integrity hash in the lock
 * file and does not name the host it was fetched from.
 */
export async function main([file = "package-lock.json"]: readonly string[]): Promise<number> {
  const faults = faultsIn(JSON.parse(await readFile(file, "utf8")));
  for (const fault of faults) console.log(`${file}: ${fault}`);
  return faults.length === 0 ? 0 : 1;
}

/** One message for each package that is not verified. @param lock the parsed lock file */
export function faultsIn(lock: unknown): string[] {
  const packages = Object.entries(fieldsOf(fieldsOf(lock)["packages"]));
  // The entry of the project itself has an empty path.
  const installed = packages.filter(([path]) => path !== "");
  if (installed.length === 0) return ["it lists no package, so nothing was checked"];
  return installed.flatMap(([path, entry]) => {
    const { integrity, resolved } = fieldsOf(entry);
    const hasHash = typeof integrity === "string" && /^sha512-[\w+/]{86}==$/.test(integrity);
    return [
      ...(hasHash ? [] : [`${path} has no sha512 hash`]),
      ...(resolved === undefined ? [] : [`${path} names the host it came from`]),
    ];
  });
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
