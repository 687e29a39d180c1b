import { spawn } from "node:child_process";

export type Run = { readonly status: number; readonly output: string };

const patienceMs = 15 * 60_000;

/**
 * Runs a JavaScript file with this Node to its end and keeps what it printed, both streams in order.
 * A run that takes longer than `limitMs` is ended with everything it has started, and has failed.
 */
export function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  limitMs = patienceMs,
): Promise<Run> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      // The launcher runs as production; what it starts decides for itself.
      env: { ...process.env, NODE_ENV: undefined, FORCE_COLOR: undefined, NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      // Leader of a group of its own, so that a worker caught in a loop can be ended with it.
      detached: true,
    });
    let output = "";
    const keep = (part: Buffer): void => {
      output += part.toString();
    };
    const end = (): void => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    };
    const interrupted = (): void => {
      end();
      process.exit(130);
    };
    const limit = setTimeout(() => {
      output += `\nEnded after ${limitMs} ms: it did not finish by itself.\n`;
      end();
    }, limitMs);
    process.once("SIGINT", interrupted).once("SIGTERM", interrupted);
    const settle = (run: Run): void => {
      clearTimeout(limit);
      process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
      done(run);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => settle({ status: 1, output: `${output}${error.message}\n` }));
    child.on("close", (code) => settle({ status: code ?? 1, output }));
  });
}
