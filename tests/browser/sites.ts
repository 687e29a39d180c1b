import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { saturdayEvening } from "../kit/season.ts";
import type { HostedSite } from "./hosted.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The bundle of hosted.ts that prepare.ts has built. */
export const hosted = (): Promise<typeof import("./hosted.ts")> =>
  import(pathToFileURL(join(root, ".cache/browser-site/hosted.js")).href);

/** The feed, and how many times faster than real time it runs. */
export type Feed = {
  readonly speed: number;
  /** A recorded stream; without it the simulation with a fixed seed. */
  readonly file?: string;
  /** Folder of the policy packs of its site; by default the project's. */
  readonly packsFolder?: string;
  /** Which feed of its operator it is; each has its own ids, 250 million higher than the previous one. */
  readonly number?: number;
};

/** A folder of packs of the tests, for what no pack of a country asks. */
export const ownPacks = fileURLToPath(new URL("packs", import.meta.url));

/** Databases in memory where the machine has such a folder: none of them outlives its test. */
const inMemory = "/dev/shm";
const placeOfData = existsSync(inMemory) ? inMemory : tmpdir();

/** A site for one test at a time: its own port, database, control commands and feed. */
export type Site = {
  readonly url: string;
  /** Stops and starts again on the same port and database. */
  restart(): Promise<void>;
  isTouched(): boolean;
  close(): Promise<void>;
};

async function openSite({ speed, file, packsFolder, ...other }: Feed): Promise<Site> {
  const dataFolder = await mkdtemp(join(placeOfData, "touchline-browser-"));
  const start = async (port: number): Promise<HostedSite> =>
    (await hosted()).openSite({
      port,
      dataFolder,
      feed:
        file === undefined
          ? { kind: "simulation", seed: 7, speed, beginsAt: saturdayEvening, ...other }
          : { kind: "recorded", file, speed },
      dist: join(root, "dist"),
      sectionsFolder: join(root, "examples/sections"),
      ...(packsFolder === undefined ? {} : { packsFolder }),
    });
  let site = await start(0);
  let wasRestarted = false;
  return {
    url: site.url,
    restart: async () => {
      wasRestarted = true;
      await site.close();
      site = await start(Number(new URL(site.url).port));
    },
    isTouched: () => wasRestarted || site.isTouched(),
    close: async () => {
      await site.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Gives each test an unchanged site: a new one, or the last one if it was only read. */
export class Sites {
  #idle: { readonly feed: string; readonly site: Site } | null = null;

  async take(feed: Feed): Promise<Site> {
    const idle = this.#idle;
    this.#idle = null;
    if (idle?.feed === JSON.stringify(feed)) return idle.site;
    await idle?.site.close();
    return openSite(feed);
  }

  async giveBack(feed: Feed, site: Site): Promise<void> {
    if (site.isTouched()) await site.close();
    else this.#idle = { feed: JSON.stringify(feed), site };
  }

  async close(): Promise<void> {
    await this.#idle?.site.close();
  }
}
