import { app, arrival, needs } from "../../kit/app.ts";
import { refreshAccounts } from "../../../src/epics/account/load.ts";
import { dispatchSectionCommands } from "../../../src/epics/remoteSections/dispatch.ts";
import { definitions, type Draft, type Entry } from "../../../src/events/define.ts";
import { type Need } from "../../../src/events/runtime/events.ts";
import { SiteConfig } from "../../../src/events/shell/events.ts";
import { Host } from "../../../src/infra/host/host.ts";
import { makeBridge } from "../../../src/infra/sections/bridge/index.ts";
import { Vault } from "../../../src/infra/vault.ts";
import { answered } from "../../kit/events.ts";
import { siteConfig } from "../../kit/site.ts";
import { started } from "../../kit/spec.ts";
import { START_AT } from "../../kit/world.ts";

/**
 * The running app with what serves sections, without ports; `arrived`: the needs whose domains have loaded.
 */
export function runningApp(arrived: readonly Need[] = needs) {
  const entries: Entry[] = [];
  const host = new Host({
    root: app.root,
    decide: app.decide,
    epics: [dispatchSectionCommands, refreshAccounts],
    definitions,
    vault: new Vault(),
    draw: () => "00000000-0000-4000-8000-000000000000",
    now: () => START_AT + entries.length,
    elapsedMs: () => 0,
    setTimeout: () => 0,
    clearTimeout: () => {},
    onIdle: (run) => run(),
    ports: [(entry) => entries.push(entry)],
  });
  host.start(started);
  for (const need of arrived) host.report(arrival(need));
  host.report(answered(SiteConfig, { lang: "en" }, siteConfig));
  const from = entries.length;
  return {
    host,
    report: (...events: readonly Draft[]) => events.forEach(host.report),
    state: () => host.state$.value,
    /** The entries recorded since the start. */
    recorded: () => entries.slice(from),
    types: () => entries.slice(from).map(({ type }) => type),
    bridge: (section = "odds-explainer", instance = "i1") => makeBridge(host, section, instance),
  };
}
export type RunningApp = ReturnType<typeof runningApp>;
