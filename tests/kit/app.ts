import { chunkOf, createWholeApp } from "../../src/chunks/all.ts";
import type { State } from "../../src/events/index.ts";
import { DomainsArrived, type Need } from "../../src/events/runtime/events.ts";

/** The app with all domains at hand; each acts from the entry on with which it arrives. */
export const app = createWholeApp();

/** All that domains are loaded for. */
export const needs = Object.keys(chunkOf) as readonly Need[];

/** The domains that are loaded for it are here. */
export const arrival = (need: Need) =>
  DomainsArrived({ need, domains: chunkOf[need].map(({ name }) => name) });

/** What the domain of a command is loaded for; null for those of the first load. */
export function needOf(command: string): Need | null {
  const domain = app.domainOf(command);
  return needs.find((need) => chunkOf[need].some(({ name }) => name === domain)) ?? null;
}

export const isArrived = ({ runtime }: State, need: Need): boolean =>
  chunkOf[need].every(({ name }) => runtime.arrived.includes(name));
