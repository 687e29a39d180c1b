import { randomBytes } from "node:crypto";
import { html, raw } from "hono/html";
import type { App, Call, Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { isLocal } from "../http/front.ts";
import { type Fields, isFields } from "../json.ts";
import { registerNames } from "../packs/packs.ts";
import { standInManners } from "../registers/port.ts";
import { demoPlayerId } from "../players/players.ts";
import { mustConfirmTerms } from "../players/terms.ts";
import { maintenanceAt } from "../site.ts";
import { siteConfig } from "./config.ts";
import { execute } from "./control.ts";
import { type ControlState, controlStates } from "./controlStates.ts";
import { demoConfig } from "./userConfig.ts";

/**
 * `/__control` for people: a page with a button for every state of the site and the demo player. It works
 * without the client and without scripts; only outside production and from this machine.
 */
export function controlPage(app: App, service: Service): void {
  if (service.isProduction) return;

  app.get("/__control", (call) => {
    if (!isLocal(call, service.front)) throw new ApiError(404, 40);
    const nonce = randomBytes(16).toString("base64");
    call.header("Content-Security-Policy", policy(nonce));
    return call.html(page(service, nonce));
  });

  app.post("/__control/state", async (call) => {
    if (!isLocal(call, service.front)) throw new ApiError(404, 40);
    execute(service, orderOf(service, await submittedState(call)));
    // The browser may cache the site config for a minute and would keep using the old one.
    call.header("Clear-Site-Data", '"cache"');
    return call.redirect("/__control", 303);
  });
}

async function submittedState(call: Call): Promise<unknown> {
  const form = await call.req.parseBody().catch(() => ({}));
  return isFields(form) ? form["state"] : undefined;
}

/** With a state for each policy pack, and for each national register. */
const statesOf = ({ packs }: Service): typeof controlStates => [
  ...controlStates,
  {
    title: "Policy pack",
    states: [
      { id: "pack-none", label: "None", order: { pack: null } },
      ...[...packs.values()].map(({ id, name }) => ({
        id: `pack-${id}`,
        label: `${id} ${name}`,
        order: { pack: id },
      })),
    ],
  },
  ...registerNames(packs).map((name, index) => ({
    title: `National register: ${name}`,
    states: standInManners.map((manner) => ({
      id: `register-${index}-${manner}`,
      label: manner,
      order: { register: { [name]: manner } },
    })),
  })),
];

/** @throws ApiError 400, code 11, when there is no such state. */
function orderOf(service: Service, id: unknown): Fields {
  if (id === "reset") return { reset: true };
  const state = statesOf(service)
    .flatMap(({ states }) => states)
    .find((candidate) => candidate.id === id);
  if (state === undefined) throw invalid("state", "enum", "the id of a state expected");
  return state.order;
}

const policy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const style = `
  :root { color-scheme: light dark; font: 1rem/1.45 system-ui, sans-serif; }
  body { max-inline-size: 60rem; margin: 0 auto; padding: 1rem; }
  section { margin-block-end: 1rem; } h2 { font-size: 1rem; margin: 0 0 .375rem; }
  button { min-block-size: 2.75rem; padding: .25rem .875rem; margin: 0 .25rem .375rem 0; font: inherit; }
  button[aria-pressed="true"] { font-weight: 700; outline: 3px solid; }
  pre { overflow: auto; padding: .75rem; border: 1px solid; }`;

function page(service: Service, nonce: string) {
  const current = currentState(service);
  const button = ({ id, label, order }: ControlState) =>
    html`<button name="state" value="${id}" aria-pressed="${String(isSet(current, order))}">${label}</button>`;
  const { configPatch, playerPatch, blockTemplateId, ageVariant, manner } = service.site;
  const { maintenance } = current;
  const set = { blockTemplateId, maintenance, ageVariant, manner, configPatch, playerPatch };
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Touchline: states</title>
<style nonce="${nonce}">${raw(style)}</style>
</head>
<body>
<h1>States of the site and of the demo player</h1>
<p>A button sets a state at once; framed is what is set now. Load the app anew to see it: <a href="/">to the site</a>.</p>
<form method="post" action="/__control/state">
${statesOf(service).map(
  ({ title, states }) => html`<section><h2>${title}</h2>${states.map(button)}</section>
`,
)}<section><h2>All of it</h2><button name="state" value="reset">Reset</button></section>
</form>
<h2>Set now</h2>
<pre>${JSON.stringify(set, null, 2)}</pre>
</body>
</html>`;
}

/** The current state, in terms of the control commands. */
function currentState(service: Service) {
  const { site, store } = service;
  return {
    block: site.blockTemplateId,
    maintenance: maintenanceAt(site, service.now()),
    ageVariant: site.ageVariant,
    manner: site.manner,
    pack: site.pack?.id ?? null,
    register: Object.fromEntries(
      registerNames(service.packs).map((name) => [
        name,
        service.registers.standIns.get(name) ?? "no",
      ]),
    ),
    cookiePopup: site.isCookiePopupEnabled,
    firstScreen: site.isFirstScreenSent,
    changeTerms: mustConfirmTerms(store, demoPlayerId),
    config: siteConfig(service, "MT"),
    player: demoConfig(service),
  };
}

/** Whether the command would change nothing. */
function isSet(current: ReturnType<typeof currentState>, order: Fields): boolean {
  const { maintenance, ...fields } = order;
  return (
    (maintenance === undefined || isMaintained(current, maintenance)) && covers(current, fields)
  );
}

function isMaintained(
  { maintenance: { web_state } }: ReturnType<typeof currentState>,
  order: unknown,
) {
  const fields = isFields(order) ? order : {};
  if (fields["isActive"] === true) return web_state === 2;
  return web_state === (Object.keys(fields).length === 0 ? 0 : 1);
}

function covers(state: unknown, fields: unknown): boolean {
  // A missing switch is off.
  if (fields === false && state === undefined) return true;
  if (!isFields(fields) || !isFields(state))
    return JSON.stringify(state) === JSON.stringify(fields);
  return Object.entries(fields).every(([name, value]) => covers(state[name], value));
}
