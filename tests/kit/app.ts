import { chunkOf, createWholeApp } from "../../src/chunks/all.ts";
import type { State } from "../../src/events/index.ts";
import { DomainsArrived, type Need } from "../../src/events/runtime/events.ts";

/** The app with all domains available; each one acts from the entry at which it arrives. */
export const app = createWholeApp();

/** Everything that domains are loaded for. */
export const needs = Object.keys(chunkOf) as readonly Need[];

/** The domains that are loaded for this need have arrived. */
export const arrival = (need: Need) =>
  DomainsArrived({ need, domains: chunkOf[need].map(({ name }) => name) });

/** The need that loads the domain of a command; null for domains of the first load. */
export function needOf(command: string): Need | null {
  const domain = app.domainOf(command);
  return needs.find((need) => chunkOf[need].some(({ name }) => name === domain)) ?? null;
}

export const isArrived = ({ runtime }: State, need: Need): boolean =>
  chunkOf[need].every(({ name }) => runtime.arrived.includes(name));
