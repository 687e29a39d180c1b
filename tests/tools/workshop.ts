import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** A temporary folder with these files, deleted when the run ends. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "touchline-tools-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

export type Ended = {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** Runs this Node to its end, like a person at the command line. */
export function node(
  args: readonly string[],
  options: {
    readonly cwd?: string;
    readonly env?: NodeJS.ProcessEnv;
    /** What it reads from standard input. */
    readonly input?: Uint8Array;
  } = {},
): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, NODE_ENV: undefined, ...options.env },
    encoding: "utf8",
    ...(options.input === undefined ? {} : { input: options.input }),
  });
  return { status, stdout, stderr };
}
