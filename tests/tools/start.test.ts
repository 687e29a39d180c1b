import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { folderWith, node, root } from "./workshop.ts";

const script = join(root, "tools/start.mjs");
const file = join(root, "package.json");

it.each([
  [["--porto", "1"], "Unknown option --porto."],
  [["4173"], '"4173" is not an option.'],
  [["--port"], "--port has no value."],
  [["--port", "65536"], '--port "65536" is not allowed.'],
  [["--port", "-1"], '--port "-1" is not allowed.'],
  [["--port", "8e3"], '--port "8e3" is not allowed.'],
  [["--host", "a b"], '--host "a b" is not allowed.'],
  [["--host", "192.0.2.1", "--port", "0"], '--host "192.0.2.1" cannot be listened on'],
  [["--speed", "0"], '--speed "0" is not allowed.'],
  [["--speed", "fast"], '--speed "fast" is not allowed.'],
  [["--seed", "1.5"], '--seed "1.5" is not allowed.'],
  [
    ["--pack", "FR"],
    '--pack "FR" is not allowed. It takes the policy pack of a country that holds for the site: DE, GB,',
  ],
  [["--pack", "DE", "--api", "https://example.org"], "--pack and --api exclude each other"],
  [["--first-feed", "0"], '--first-feed "0" is not allowed.'],
  [["--feed", "missing.jsonl"], '--feed "missing.jsonl" is not allowed.'],
  [["--feed", root], `--feed "${root}" is not allowed.`],
  [["--api", "ftp://example.org"], '--api "ftp://example.org" is not allowed.'],
  [["--api", "example.org"], '--api "example.org" is not allowed.'],
  [["--origin", "bets.example.org"], '--origin "bets.example.org" is not allowed.'],
  [["--origin", "https://bets.example.org/en"], "--origin "],
  [["--proxies", "-1"], '--proxies "-1" is not allowed.'],
  [["--rate-factor", "0"], '--rate-factor "0" is not allowed.'],
  [["--dev", "--production"], "--dev and --production exclude each other."],
  [["--data", file], `--data "${file}" is not allowed.`],
  [["--data", join(file, "below")], `--data "${join(file, "below")}" is not allowed.`],
])("npm start refuses %j in one line and exits with 2", (args, message) => {
  const { status, stdout, stderr } = node([script, ...args]);
  expect(stderr).toContain(message);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(stdout).toBe("");
  expect(status).toBe(2);
});

it("npm start reports a port in use before anything is built", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const child = spawn(process.execPath, [script, "--port", `${port}`], { stdio: "pipe" });
  let stderr = "";
  child.stderr.on("data", (part: Buffer) => {
    stderr += part.toString();
  });
  const [status] = (await once(child, "exit")) as [number];
  other.close();
  expect(stderr).toMatch(new RegExp(`^--port ${port} is taken on 127.0.0.1\\.[^\\n]+\\n$`));
  expect(status).toBe(2);
});

it("npm start prints its options", () => {
  const { status, stdout } = node([script, "--help"]);
  for (const name of [
    "port",
    "host",
    "data",
    "feed",
    "speed",
    "seed",
    "first-feed",
    "pack",
    "api",
    "origin",
    "production",
    "help",
  ]) {
    expect(stdout).toContain(`--${name} `);
  }
  expect(status).toBe(0);
});

it("npm start serves page and API on one port with hot reload, and stops on SIGTERM", async () => {
  const args = [script, "--dev", "--port", "0", "--data", folderWith({})];
  const child = spawn(process.execPath, args, { env: { ...process.env, NODE_ENV: undefined } });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  let printed = "";
  const url = await new Promise<string>((found, fail) => {
    const read = (part: Buffer): void => {
      printed += part.toString();
      const address = /Touchline\s+(http:\S+)/.exec(printed)?.[1];
      if (address !== undefined) found(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => fail(new Error(`ended with ${code}: ${printed}`)));
  });
  const page = await fetch(url, { headers: { accept: "text/html" } });
  expect(await page.text()).toContain("/@vite/client");
  expect((await fetch(`${url}/web-api/app-version`)).headers.get("content-type")).toMatch(/json/);
  // Like a page that requests hot reload during shutdown: nobody answers, and it is no longer a request.
  const upgrade = connect(Number(new URL(url).port), "localhost");
  onTestFinished(() => {
    upgrade.destroy();
  });
  upgrade.on("error", () => {});
  upgrade.write(
    "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  );
  await fetch(`${url}/web-api/app-version`);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});
