import type { Service } from "../http/environment.ts";
import { registerState } from "./askings.ts";

/**
 * `register` of listClientLimits, our addition to the contract: what all of them together say, and the rounds under which
 * the askings are kept. Not which register says it.
 */
export function registerReport(service: Pick<Service, "store" | "site" | "now">, playerId: number) {
  const found = registerState(service, playerId);
  if (found === null) return {};
  const { state, isPlayOpen, askedAt, rounds } = found;
  const askedAgoSec =
    askedAt === null ? null : Math.max(0, Math.floor((service.now() - askedAt) / 1000));
  return { register: { state, isPlayOpen, askedAgoSec, rounds } };
}
