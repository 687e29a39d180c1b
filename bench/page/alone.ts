import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { type Visitor, visitorOf } from "./visitor.ts";

export type Alone = {
  /** Looks at its page, or opens another one in it. */
  look<T>(work: (visitor: Visitor) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/**
 * A browser with one page, to which the driver is connected only while it is looked at: as long as it is, the browser keeps what goes
 * over the network in the memory of the page, which is none of the page's own growth.
 */
export async function openAlone(executablePath: string): Promise<Alone> {
  const folder = await mkdtemp(join(tmpdir(), "touchline-bench-"));
  const child = spawn(
    executablePath,
    [
      "--headless",
      "--no-sandbox",
      "--no-first-run",
      "--remote-debugging-port=0",
      `--user-data-dir=${folder}`,
      "--window-size=390,844",
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const address = await new Promise<string>((found, fail) => {
    let output = "";
    child.stderr.on("data", (part: Buffer) => {
      output += part.toString();
      const url = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (url !== undefined) found(url);
    });
    child.once("exit", (code) => fail(new Error(`the browser ended with ${code}:\n${output}`)));
  });
  return {
    look: async (work) => {
      const browser = await chromium.connectOverCDP(address);
      try {
        const page = browser.contexts()[0]?.pages()[0];
        if (page === undefined) throw new Error("the browser has no page");
        return await work(await visitorOf(page));
      } finally {
        // Leaves the browser: it goes on by itself.
        await browser.close();
      }
    },
    close: async () => {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
