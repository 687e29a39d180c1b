import { readFileSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { asks } from "./asks.ts";
import { all, ask, json, now, tokenUntil, wired } from "./clientKit.ts";

const names = all.map(({ call }) => call.name);
const file = "tests/contract/wire.json";
const token = tokenUntil(now + 60_000);

/** A request byte for byte: every header that the call sets, and the whole body. */
type Wire = {
  readonly request: string;
  readonly credentials: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
};
type Stated = Readonly<Record<string, readonly { readonly ask: object; readonly wire: Wire }[]>>;

async function wireOf(name: string, of: object): Promise<Wire> {
  const { client, sent } = wired(() => json({}), token);
  await ask(name, of, client);
  const [first] = sent;
  if (first === undefined || sent.length > 1)
    throw new Error(`${name} sent ${sent.length} requests`);
  const { url, init, headers } = first;
  return {
    request: `${init.method} ${url}`,
    credentials: String(init.credentials),
    headers: Object.fromEntries(
      [...headers].sort().map(([key, text]) => [key, text.replace(token, "TOKEN")]),
    ),
    ...(init.body === undefined || init.body === null ? {} : { body: bodyOf(init.body) }),
  };
}

const bodyOf = (body: BodyInit): unknown => {
  if (body instanceof FormData) return Object.fromEntries(body);
  if (typeof body === "string") return JSON.parse(body);
  throw new Error("a body of a kind that no call has had so far");
};

/**
 * The request of each call is recorded next to the contract's tests. `WRITE_WIRE=1` rewrites it, with asks of
 * the current arbitraries; changes in the file are reviewed like code.
 */
async function stated(): Promise<Stated> {
  if (process.env["WRITE_WIRE"] === undefined)
    return JSON.parse(readFileSync(file, "utf8")) as Stated;
  const written: Record<string, { ask: object; wire: Wire }[]> = {};
  for (const name of [...names].sort()) {
    const own = fc.sample(asks[name] ?? fc.constant({}), { numRuns: 60, seed: 11 });
    const shortest = own.toSorted((one, other) => sizeOf(one) - sizeOf(other));
    const different = [...new Map(shortest.map((of) => [JSON.stringify(of), of])).values()];
    written[name] = await Promise.all(
      different.slice(0, 2).map(async (of) => ({ ask: of, wire: await wireOf(name, of) })),
    );
  }
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
  return written;
}
const sizeOf = (of: object): number => JSON.stringify(of).length;
const wires = await stated();

it("wire.json has every call of the client", () => {
  expect(Object.keys(wires).sort()).toEqual([...names].sort());
});

/** Ledger rows about the request of a call. */
const rowsOf: Readonly<Record<string, string>> = {
  Block: " [call-blocking-001]",
  GamesPreview: " [call-games-001]",
  RealityCheck: " [call-reality-001]",
  SiteConfig: " [call-config-001]",
};

it.each(names.map((name) => [name, rowsOf[name] ?? ""]))(
  "%s sends exactly the recorded requests%s",
  async (name) => {
    for (const { ask: of, wire } of wires[name] ?? []) expect(await wireOf(name, of)).toEqual(wire);
  },
);

/** Not needed by the server, such as how the client reports a failure. */
const notSent: Readonly<Record<string, readonly string[]>> = {
  // Which list of the page they are for.
  ChosenGames: ["isQuiet", "list"],
  FeedGame: ["isQuiet"],
  FeedList: ["isQuiet"],
  // Sent as the page's own language, in a header or in the address.
  MarketTypes: ["lng"],
  Partitions: ["lng"],
  Sports: ["lng"],
};

it.each(names.filter((name) => name in asks))(
  "%s sends the server every field of its ask",
  async (name) => {
    const samples = fc.sample(asks[name] ?? fc.constant({}), { numRuns: 30, seed: 5 });
    const fields = new Set(samples.flatMap((of) => Object.keys(of)));
    const mute: string[] = [];
    for (const field of fields) if (!(await isNotified(name, field, samples))) mute.push(field);
    expect(mute.sort()).toEqual(notSent[name] ?? []);
  },
);

/**
 * Whether any two values of a field make two different requests; a field with a single value is covered
 * above.
 */
async function isNotified(
  name: string,
  field: string,
  samples: readonly object[],
): Promise<boolean> {
  const [base = {}] = samples.filter((of) => field in of);
  const own: unknown = Reflect.get(base, field);
  const others = samples
    .map((of): unknown => Reflect.get(of, field))
    .filter((value) => value !== undefined && JSON.stringify(value) !== JSON.stringify(own));
  if (others.length === 0) return true;
  const before = JSON.stringify(await wireOf(name, base));
  for (const value of others.slice(0, 5)) {
    if (JSON.stringify(await wireOf(name, { ...base, [field]: value })) !== before) return true;
  }
  return false;
}
