import type { Command } from "../../commands/define.ts";
import { useClient } from "./client.ts";

/** The door to the bus: sends an order. */
export const useSend = (): ((command: Command) => void) => useClient().send;
