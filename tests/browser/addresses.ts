import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pathWithin } from "../../src/events/navigation/route.ts";
import { fill } from "../../src/events/navigation/routes/match.ts";
import { isClosedPage, table } from "../routes/expected.ts";
import { footballPick } from "./feed.ts";
import type { App } from "./fixture.ts";

const built = new Set(
  readdirSync(fileURLToPath(new URL("../../src/views/sections", import.meta.url))),
);
/** The section has screens. */
export const isOpen = (section: string | undefined) => section !== undefined && built.has(section);

export type Address = {
  readonly section: string;
  readonly path: string;
  readonly auth?: string | undefined;
};

/**
 * Every address of an existing screen, without its parameters; addresses that need one are reached by a link.
 */
const addresses: readonly Address[] = Object.entries(table).flatMap(
  ([name, { pattern, section, movedTo, auth }]) => {
    const needsMore = /\{\w+(:[^}]*)?\}/.test(pattern.replaceAll(/\{\w+\?(:[^}]*)?\}/g, ""));
    const isPage = isOpen(section) && !needsMore && movedTo === undefined && pattern !== "*";
    return isPage && !isClosedPage(name) ? [{ section, path: `/en${fill(pattern)}`, auth }] : [];
  },
);
/** What needs no link to be reached. */
export const known = new Set(addresses.map(({ path }) => pathWithin(path)));

/** All addresses, with the matches that the feed has. */
export async function everyAddress(app: App): Promise<readonly Address[]> {
  const matches = [await footballPick(app, "live"), await footballPick(app, "line")];
  const ofMatches = matches.map(({ path }) => ({ section: "game", path }));
  return [...addresses, ...ofMatches];
}
