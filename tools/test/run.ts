import { spawn } from "node:child_process";

export type Run = { readonly status: number; readonly output: string };

/** Runs a JavaScript file with this Node to its end and keeps what it printed, both streams in order. */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Run> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      // The launcher runs as production; what it starts decides for itself.
      env: { ...process.env, NODE_ENV: undefined, FORCE_COLOR: undefined, NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (part: Buffer): void => {
      output += part.toString();
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => done({ status: 1, output: `${output}${error.message}\n` }));
    child.on("close", (code) => done({ status: code ?? 1, output }));
  });
}
