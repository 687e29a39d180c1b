import { FieldReader } from "../http/body.ts";
import { invalid } from "../http/errors.ts";
import { manners } from "../http/manners.ts";
import { type Fields, isFields } from "../json.ts";
import { merged } from "../merge.ts";
import { type Maintenance, resetSite, type Site } from "../site.ts";

const times = ["started_at", "ended_at", "notify_started_at", "notify_ended_at"] as const;

/** Names of the commands below; `reset` concerns more than the site. */
export const siteCommands = [
  "reset",
  "maintenance",
  "block",
  "redirect",
  "appVersion",
  "ageVariant",
  "cookiePopup",
  "experiments",
  "manner",
  "firstScreen",
  "config",
  "player",
] as const;

/** The `/__control` commands for the whole site; the README describes each field. */
export function orderSite(site: Site, fields: Fields, now: number): void {
  if (fields["reset"] === true) resetSite(site);
  if ("maintenance" in fields) site.maintenance = maintenanceIn(fields["maintenance"], now);
  if ("block" in fields) site.blockTemplateId = templateIn(fields);
  if ("redirect" in fields) addRedirect(site, fields["redirect"]);
  if ("appVersion" in fields) site.appVersion = textIn(fields, "appVersion");
  if ("ageVariant" in fields) site.ageVariant = variantIn(fields);
  if ("cookiePopup" in fields) site.isCookiePopupEnabled = fields["cookiePopup"] === true;
  if ("experiments" in fields) {
    const { experiments } = fields;
    if (!isFields(experiments)) throw invalid("experiments", "type", "object expected");
    site.experiments = experiments;
  }
  if ("manner" in fields) site.manner = mannerIn(fields);
  if ("firstScreen" in fields) site.isFirstScreenSent = fields["firstScreen"] === true;
  if ("config" in fields) site.configPatch = patched(site.configPatch, fields, "config");
  if ("player" in fields) site.playerPatch = patched(site.playerPatch, fields, "player");
}

/** Adds to the earlier patches; null removes all of them. */
function patched(earlier: Fields, fields: Fields, name: "config" | "player"): Fields {
  const patch = fields[name];
  if (patch === null) return {};
  if (!isFields(patch)) throw invalid(name, "type", "object or null expected");
  return merged(earlier, patch);
}

/** Times in seconds from now, possibly negative; omitted ones are null. */
function maintenanceIn(command: unknown, now: number): Maintenance {
  const fields = isFields(command) ? command : {};
  const reader = new FieldReader(fields, "maintenance.");
  const timeIn = (name: (typeof times)[number]) =>
    fields[name] === undefined || fields[name] === null
      ? null
      : Math.floor(now / 1000) + reader.integer(name);
  const [started_at, ended_at, notify_started_at, notify_ended_at] = [
    timeIn("started_at"),
    timeIn("ended_at"),
    timeIn("notify_started_at"),
    timeIn("notify_ended_at"),
  ];
  reader.done();
  const isActive = fields["isActive"] === true;
  return { isActive, started_at, ended_at, notify_started_at, notify_ended_at };
}

function templateIn(fields: Fields): number | null {
  if (fields["block"] === null) return null;
  const reader = new FieldReader(fields);
  const template = reader.integer("block");
  reader.done();
  return template;
}

function addRedirect({ redirects }: Site, command: unknown): void {
  const reader = new FieldReader(isFields(command) ? command : {}, "redirect.");
  const from = reader.text("from");
  const to = reader.text("to");
  for (const [name, path] of [
    ["from", from],
    ["to", to],
  ] as const) {
    if (!path.startsWith("/")) reader.fail(name, "format", "a path expected");
  }
  reader.done();
  redirects.set(from, to);
}

function variantIn(fields: Fields): Site["ageVariant"] {
  const variant = fields["ageVariant"];
  if (variant === "off" || variant === "stored" || variant === "session") return variant;
  throw invalid("ageVariant", "enum", "off, stored or session expected");
}

function mannerIn(fields: Fields): Site["manner"] {
  const { manner } = fields;
  if (manner === null) return null;
  const supported = manners.find((name) => name === manner);
  if (supported === undefined)
    throw invalid("manner", "enum", `null, ${manners.join(", ")} expected`);
  return supported;
}

function textIn(fields: Fields, name: string): string {
  const reader = new FieldReader(fields);
  const text = reader.text(name);
  reader.done();
  return text;
}
