import type { State } from "../index.ts";
import type { Route } from "../navigation/index.ts";
import { bodyOf, type RemoteData } from "../remoteData.ts";
import type { CountedChamp } from "./events.ts";
import { type ChampLists, noChampLists } from "./state.ts";

export type { ChampLists };

/** A championship with the number of its matches in both feeds, and of the live ones among them. */
export type OfferedChamp = Omit<CountedChamp, "gamesCount"> & {
  readonly live: number;
  readonly line: number;
};

const pages = ["champs", "cricketChamps"];

/** Whether the page lists all championships. */
export const isChampsOpen = ({ navigation }: Pick<State, "navigation">): boolean =>
  pages.includes(navigation.route.name);

/** The sport that the address of that page names, by its key in addresses; null: all sports. */
export const champsSportOf = ({ name, params }: Route): string | null =>
  name === "cricketChamps" ? "cricket" : (params["sportName"] ?? null);

export const champListsOf = ({ sports }: Pick<State, "sports">): ChampLists =>
  sports.champLists ?? noChampLists;

/**
 * The championships of both feeds, in the order of the server; loaded when both are, and failed when one of them did not
 * come, with what there is.
 */
export function offeredChamps({
  live,
  line,
}: Pick<ChampLists, "live" | "line">): RemoteData<readonly OfferedChamp[]> {
  const failure = [live, line].find((list) => list.tag === "failed");
  const bodies = { live: bodyOf(live), line: bodyOf(line) };
  const hasAny = bodies.live !== null || bodies.line !== null;
  const body = joined(bodies.live ?? [], bodies.line ?? []);
  if (failure?.tag === "failed")
    return { tag: "failed", error: failure.error, last: hasAny ? { body, at: 0 } : null };
  if (bodies.live === null || bodies.line === null) return { tag: "loading" };
  return { tag: "ready", body, at: 0 };
}

function joined(
  live: readonly CountedChamp[],
  line: readonly CountedChamp[],
): readonly OfferedChamp[] {
  const champs = new Map<number, OfferedChamp>();
  for (const { gamesCount, ...champ } of line)
    champs.set(champ.id, { ...champ, live: 0, line: gamesCount });
  for (const { gamesCount, ...champ } of live)
    champs.set(champ.id, {
      ...champ,
      live: gamesCount,
      line: champs.get(champ.id)?.line ?? 0,
    });
  return [...champs.values()].sort((a, b) => a.order - b.order);
}
