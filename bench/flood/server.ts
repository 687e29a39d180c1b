import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** The server as players meet it, behind a proxy, in a process of its own. @param folder for data and page */
export async function startServer(folder: string) {
  const data = ["--data", join(folder, "data"), "--dist", folder];
  const args = ["tools/start.mjs", "--production", "--port", "0", "--proxies", "1", ...data];
  // As docs/serving.md starts it.
  const env = { ...process.env, NODE_OPTIONS: "--max-old-space-size=1024" };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  };
  const url = await new Promise<string>((found, fail) => {
    let output = "";
    child.stdout.on("data", (part: Buffer) => {
      output += part.toString();
      const address = /Touchline\s+(http:\S+)/.exec(output)?.[1];
      if (address !== undefined) found(address);
    });
    child.once("exit", (code) => fail(new Error(`the server ended with ${code}:\n${output}`)));
  });
  return { url, pid: child.pid ?? 0, stop };
}
