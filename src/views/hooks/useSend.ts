import type { Command } from "../../commands/define.ts";
import { useClient } from "./client.ts";

/** Returns the function that sends a command to the bus. */
export const useSend = (): ((command: Command) => void) => useClient().send;
