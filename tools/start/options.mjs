import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/** Ids of the policy packs: the names of their files. */
const packs = readdirSync(fileURLToPath(new URL("../../packs", import.meta.url)))
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -".json".length))
  .sort();

/**
 * Each option: how it is shown, what it takes, and how its text becomes a value; `undefined` refuses the text.
 */
const options = {
  port: {
    shown: "N",
    fallback: "4173",
    takes: "a whole number from 0 to 65535; 0 picks a free port",
    read: (text) => wholeNumber(text, 0, 65535),
  },
  host: {
    shown: "H",
    fallback: "localhost",
    takes: "a name or address of this machine",
    read: (text) => (/^[\w:.][\w:.-]*$/.test(text) ? addressOf(text) : undefined),
  },
  data: {
    shown: "FOLDER",
    takes: "a folder that can be written to; it keeps the database (default data/ in the project)",
    read: (text) => (isWritableFolder(resolve(text)) ? resolve(text) : undefined),
  },
  feed: {
    shown: "FILE",
    takes: "a readable file: a recorded stream, .jsonl or .jsonl.gz (default: the simulation)",
    read: (text) => (isReadableFile(resolve(text)) ? resolve(text) : undefined),
  },
  speed: {
    shown: "N",
    fallback: "1",
    takes: "a number above 0: how many times faster than real time the feed plays",
    read: (text) => (decimal.test(text) && Number(text) > 0 ? Number(text) : undefined),
  },
  seed: {
    shown: "N",
    fallback: "1",
    takes: "a whole number that the simulation grows from",
    read: (text) => wholeNumber(text, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  },
  "first-feed": {
    shown: "N",
    fallback: "1",
    takes:
      "what a new database counts its first feed as, 1 to 1000: ids begin 250 million higher with each, as another backend's may",
    read: (text) => wholeNumber(text, 1, 1000),
  },
  pack: {
    shown: "ID",
    takes: `the policy pack of a country that holds for the site: ${packs.join(", ")} (default none)`,
    read: (text) => (packs.includes(text) ? text : undefined),
  },
  dist: {
    shown: "FOLDER",
    takes: "a folder with a built app, served as it is (default dist/, built when stale)",
    read: (text) => (existsSync(join(resolve(text), "index.html")) ? resolve(text) : undefined),
  },
  api: {
    shown: "URL",
    takes: "an http or https address of another backend that speaks the contract",
    read: (text) => webAddress(text),
  },
  origin: {
    shown: "URL",
    takes:
      "the origin that browsers ask, where a proxy stands before the server: https://bets.example.org",
    read: (text) => bareOrigin(text),
  },
  proxies: {
    shown: "N",
    fallback: "0",
    takes:
      "how many proxies stand before the server and add the sender to X-Forwarded-For, 0 to 10",
    read: (text) => wholeNumber(text, 0, 10),
  },
  "rate-factor": {
    shown: "N",
    fallback: "1",
    takes:
      "how many times more one address may do than the limits of server/rates say, 1 to 1000000",
    read: (text) => wholeNumber(text, 1, 1_000_000),
  },
};
/** Options without a value. */
const switches = {
  dev: "",
  production: "for players: without demo player, control page and outbox",
};
const decimal = /^\d+(\.\d+)?$/;

export const help = [
  "npm start -- [options]      builds what is stale, serves the app and its API",
  "npm run dev -- [options]    the same with hot reload",
  "",
  ...Object.entries(options).map(([name, { shown, takes, fallback }]) => {
    const flag = `  --${name} ${shown}`.padEnd(18);
    return `${flag}${takes}${fallback === undefined ? "" : ` (default ${fallback})`}`;
  }),
  `  ${"--production".padEnd(16)}${switches.production} (or NODE_ENV=production)`,
  "  --help          this text",
].join("\n");

/**
 * @param {readonly string[]} args the command line after the script's name
 * @param {string} root the project's folder
 * @throws {Error} one line for the person at the command line: which option, which value, what is allowed
 */
export async function readOptions(args, root) {
  const texts = readTexts(args);
  const value = (name) => readValue(name, texts[name] ?? options[name].fallback);
  const read = {
    port: value("port"),
    host: value("host"),
    dataFolder: value("data") ?? readValue("data", join(root, "data")),
    feedFile: value("feed") ?? null,
    speed: value("speed"),
    seed: value("seed"),
    firstFeed: value("first-feed"),
    pack: value("pack") ?? null,
    distFolder: value("dist") ?? null,
    apiUrl: value("api") ?? null,
    isDev: texts.dev !== undefined,
    isProduction: texts.production !== undefined || process.env.NODE_ENV === "production",
    origin: value("origin") ?? null,
    proxies: value("proxies"),
    rateFactor: value("rate-factor"),
  };
  if (read.pack !== null && read.apiUrl !== null)
    throw new Error("--pack and --api exclude each other: another backend has its own policy.");
  if (read.isDev && texts.production !== undefined)
    throw new Error("--dev and --production exclude each other.");
  if (read.isDev && read.proxies > 0)
    throw new Error(
      "--proxies is for npm start: with hot reload nothing stands before the server.",
    );
  await assertFree(read.port, read.host);
  return read;
}

/** Texts by option name; refuses what is not an option. */
function readTexts(args) {
  const spec = {};
  for (const name of Object.keys(switches)) spec[name] = { type: "boolean" };
  for (const name of Object.keys(options)) spec[name] = { type: "string" };
  const { tokens } = parseArgs({ args, options: spec, strict: false, tokens: true });
  const known = [...Object.keys(options), "production"].map((name) => `--${name}`);
  const texts = {};
  for (const token of tokens) {
    if (token.kind !== "option") {
      const text = token.kind === "positional" ? token.value : "--";
      throw new Error(`"${text}" is not an option. Options: ${known.join(" ")} --help`);
    }
    if (!(token.name in spec)) {
      throw new Error(`Unknown option ${token.rawName}. Options: ${known.join(" ")} --help`);
    }
    if (token.value === undefined && token.name in options) {
      throw new Error(`--${token.name} has no value. It takes ${options[token.name].takes}.`);
    }
    texts[token.name] = token.value ?? "";
  }
  return texts;
}

function readValue(name, text) {
  if (text === undefined) return undefined;
  const value = options[name].read(text);
  if (value === undefined) {
    throw new Error(`--${name} "${text}" is not allowed. It takes ${options[name].takes}.`);
  }
  return value;
}

function wholeNumber(text, least, most) {
  const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

function bareOrigin(text) {
  return webAddress(text) !== undefined && new URL(text).origin === text.replace(/\/$/, "")
    ? new URL(text).origin
    : undefined;
}

function webAddress(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url.href.replace(/\/$/, "") : undefined;
}

/** Some systems take localhost for ::1 alone, and a browser that asks 127.0.0.1 finds nobody. */
function addressOf(host) {
  return host === "localhost" ? "127.0.0.1" : host;
}

function isReadableFile(path) {
  return isAllowed(path, constants.R_OK) && statSync(path).isFile();
}

/** The folder itself, or the nearest one above it that exists and in which it can be made. */
function isWritableFolder(path) {
  if (!existsSync(path)) return isWritableFolder(dirname(path));
  return statSync(path).isDirectory() && isAllowed(path, constants.W_OK);
}

function isAllowed(path, mode) {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

/** A taken port is told before the build, not after it. */
function assertFree(port, host) {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", ({ code }) => {
      const reasons = {
        EADDRINUSE: `--port ${port} is taken on ${host}. Stop what listens there, or choose another port (0 picks a free one).`,
        EACCES: `--port ${port} may not be opened by this user. Choose one from 1024 to 65535.`,
      };
      fail(
        new Error(
          reasons[code] ??
            `--host "${host}" cannot be listened on (${code}). It takes ${options.host.takes}.`,
        ),
      );
    });
    probe.listen(port, host, () => probe.close(() => done()));
  });
}
