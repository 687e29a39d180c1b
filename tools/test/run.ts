import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { type Progress, readProgress } from "./progress.ts";

/** How a run ended: with a number, or because it was ended for its silence. */
export type Run = {
  readonly status: number;
  readonly isEnded: boolean;
  /** What it printed, both streams in order. */
  readonly output: string;
  readonly progress: readonly Progress[];
};

type Options = {
  readonly env?: NodeJS.ProcessEnv;
  /** The folder it is run in; without it this one. */
  readonly cwd?: string;
  /** It is ended when it neither prints nor finishes a test for so long. */
  readonly silenceMs: number;
};

/**
 * Runs a JavaScript file with this Node to its end and keeps what it printed and what it told of its progress. No limit
 * cuts a run that makes progress; a silent one is ended with everything that it has started.
 */
export function runNode(
  args: readonly string[],
  { env = {}, cwd = ".", silenceMs }: Options,
): Promise<Run> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd,
      // The launcher runs as production; what it starts decides for itself.
      env: {
        ...process.env,
        NODE_ENV: undefined,
        FORCE_COLOR: undefined,
        NO_COLOR: "1",
        TOUCHLINE_PROGRESS_FD: "3",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe", "pipe"],
      // Leader of a group of its own, so that a worker caught in a loop can be ended with it.
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
      // A runner of tests may print for ever; what counts is that tests end.
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

/** Ends a process and all that it has started, groups of their own included. */
function killTree(pid: number): void {
  for (const one of [...descendants(pid), pid]) {
    try {
      process.kill(one, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nobody of its group is left.
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
    // "pid (name) state parent …"; a name may hold blanks and brackets.
    const [, parent] =
      readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return parent === undefined ? null : Number(parent);
  } catch {
    return null;
  }
}
