import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { type Progress, readProgress } from "./progress.ts";

/** How a run ended: with an exit code, or stopped because it was silent. */
export type Run = {
  readonly status: number;
  readonly isEnded: boolean;
  /** Output of both streams, in order. */
  readonly output: string;
  readonly progress: readonly Progress[];
};

type Options = {
  readonly env?: NodeJS.ProcessEnv;
  /** Working directory; defaults to the current one. */
  readonly cwd?: string;
  /** The run is stopped if it neither prints nor finishes a test for this long. */
  readonly silenceMs: number;
};

/**
 * Runs a JavaScript file with this Node and collects its output and progress reports. A run that makes
 * progress has no time limit; a silent one is stopped together with every process that it has started.
 */
export function runNode(
  args: readonly string[],
  { env = {}, cwd = ".", silenceMs }: Options,
): Promise<Run> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd,
      // The launcher runs as production; the programs it starts decide for themselves.
      env: {
        ...process.env,
        NODE_ENV: undefined,
        FORCE_COLOR: undefined,
        NO_COLOR: "1",
        TOUCHLINE_PROGRESS_FD: "3",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe", "pipe"],
      // Leads its own process group, so that a worker stuck in a loop can be killed with it.
      detached: true,
    });
    let output = "";
    let isEnded = false;
    let rest = "";
    const progress: Progress[] = [];
    const end = (): void => {
      if (child.pid !== undefined) killTree(child.pid);
    };
    const interrupted = (): void => {
      end();
      process.exit(130);
    };
    const silence = setTimeout(() => {
      isEnded = true;
      end();
    }, silenceMs);
    process.once("SIGINT", interrupted).once("SIGTERM", interrupted);
    let isSettled = false;
    const settle = (status: number): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(silence);
      process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
      done({ status, isEnded, output, progress });
    };
    const print = (part: Buffer): void => {
      output += part.toString();
      // A test runner may print forever; only finished tests count as progress.
      if (progress.length === 0) silence.refresh();
    };
    const listen = (part: Buffer): void => {
      const lines = (rest + part.toString()).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const received = readProgress(line);
        if (received === null) continue;
        progress.push(received);
        if ("ended" in received) silence.refresh();
      }
    };
    child.stdout?.on("data", print);
    child.stderr?.on("data", print);
    child.stdio[3]?.on("data", listen);
    child.on("error", (error) => {
      output += `${error.message}\n`;
      settle(1);
    });
    child.on("close", (code) => settle(code ?? 1));
  });
}

/** Ends a process and all its descendants, including those in other process groups. */
function killTree(pid: number): void {
  for (const one of [...descendants(pid), pid]) {
    try {
      process.kill(one, "SIGKILL");
    } catch {
      // It has already exited.
    }
  }
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // No process of its group is left.
  }
}

/** Processes that this one, or another one in the list, has started; none where the system has no /proc. */
function descendants(pid: number): readonly number[] {
  const parents = new Map<number, number>();
  try {
    for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
      const parent = parentOf(name);
      if (parent !== null) parents.set(Number(name), parent);
    }
  } catch {
    return [];
  }
  const isBelow = (one: number): boolean => {
    const parent = parents.get(one);
    return parent !== undefined && (parent === pid || isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
}

function parentOf(pid: string): number | null {
  try {
    // "pid (name) state parent …"; a name may contain spaces and parentheses.
    const [, parent] =
      readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return parent === undefined ? null : Number(parent);
  } catch {
    return null;
  }
}
