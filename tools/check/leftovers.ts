import { execFileSync } from "node:child_process";

const leftover = /(\.(orig|rej|bak|tmp|swp)|~)$/;

/** Refuses files left behind by a merge or an editor, tracked or not ignored. Does nothing outside of git. */
export function main(): number {
  const files = listed().filter((file) => leftover.test(file));
  for (const file of files) console.log(`${file} is a leftover: remove it`);
  return files.length === 0 ? 0 : 1;
}

function listed(): readonly string[] {
  try {
    const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
    return execFileSync("git", args, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).split("\0");
  } catch {
    return [];
  }
}
