import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Makes node_modules match package-lock.json; does nothing when it already does.
 * npm leaves its own record of what it installed in node_modules/.package-lock.json, written last,
 * so an interrupted installation is seen as missing. All output goes to stderr: stdout belongs to the tool.
 * @param {string} root folder of package.json
 */
export function ensureInstalled(root) {
  if (isAsBefore(root)) return;
  const reason = whyStale(root);
  if (reason === null) return remember(root);
  console.error(`Installing dependencies: ${reason}.`);
  // Development packages too, whatever NODE_ENV says: the build needs them.
  const args = ["ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund"];
  const options = { cwd: root, stdio: ["ignore", 2, 2], shell: process.platform === "win32" };
  const { status, error } = spawnSync("npm", args, options);
  if (status === 0) return;
  const cause = error?.message ?? `npm ended with ${status}`;
  throw Object.assign(
    new Error(`Dependencies in ${root} could not be installed (${cause}); nothing was started.`),
    { exitCode: 1 },
  );
}

/** @param {string} root */
const files = (root) => [
  join(root, "package-lock.json"),
  join(root, "node_modules", ".package-lock.json"),
];
/** @param {string} root */
const recordIn = (root) => join(root, ".cache", "installed");

/**
 * Size and time of the two lists, which are long to read.
 * @param {string} root
 */
const stamp = (root) =>
  files(root)
    .map((file) => statSync(file, { throwIfNoEntry: false }))
    .map((stat) => (stat === undefined ? "missing" : `${stat.size} ${stat.mtimeMs}`))
    .join(", ");

/**
 * Whether neither list has changed since both were found to agree.
 * @param {string} root
 */
function isAsBefore(root) {
  try {
    return readFileSync(recordIn(root), "utf8") === stamp(root);
  } catch {
    return false;
  }
}

/** @param {string} root */
function remember(root) {
  try {
    mkdirSync(join(root, ".cache"), { recursive: true });
    writeFileSync(recordIn(root), stamp(root));
  } catch {
    // Where nothing can be written, the lists are compared each time.
  }
}

/**
 * What is wrong with node_modules in a few words, or null when nothing is.
 * @param {string} root
 * @returns {string | null}
 */
function whyStale(root) {
  const [wanted = null, installed = null] = files(root).map(packages);
  if (wanted === null) return null;
  if (installed === null) return "node_modules is missing or incomplete";
  for (const [path, { version, optional }] of Object.entries(wanted)) {
    if (path === "" || (optional && !installed[path])) continue;
    if (installed[path]?.version !== version) return `${path} is not at ${version}`;
  }
  const extra = Object.keys(installed).find((path) => !(path in wanted));
  return extra === undefined ? null : `${extra} is no longer wanted`;
}

/** @param {string} file a package-lock.json; null when it is absent or damaged */
function packages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  } catch {
    return null;
  }
}
