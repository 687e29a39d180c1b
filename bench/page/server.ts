import { spawn } from "node:child_process";
import { once } from "node:events";

/** The reference server with a built app, in a process of its own. */
export async function startServer(dist: string, data: string) {
  const args = ["tools/start.mjs", "--port", "0", "--data", data, "--dist", dist];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise<string>((found, fail) => {
    let output = "";
    child.stdout.on("data", (part: Buffer) => {
      output += part.toString();
      const address = /Touchline\s+(http:\S+)/.exec(output)?.[1];
      if (address !== undefined) found(address);
    });
    child.once("exit", (code) => fail(new Error(`the server ended with ${code}:\n${output}`)));
  });
  return {
    url,
    stop: async (): Promise<void> => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
