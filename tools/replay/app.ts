import { createWholeApp } from "../../src/chunks/all.ts";
import type { ImportedLog } from "../../src/infra/replay/import.ts";

/**
 * The app that replays a log: all domains of this checkout, with the first load of the page that wrote it.
 */
export const appOf = ({ firstDomains }: ImportedLog) => createWholeApp(firstDomains);
