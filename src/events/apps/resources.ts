import { defineResource } from "../resource.ts";
import { type App, AppInstruction, AppQr, Apps } from "./events.ts";

const listPages: ReadonlySet<string> = new Set([
  "mobileApps",
  "desktopApps",
  "iplBettingApp",
  "cricketApp",
  "iosApp",
]);

export const apps = defineResource({
  slice: "apps",
  field: "lists",
  call: Apps,
  read: ({ items }): readonly App[] => items,
  wantedBy: ({ name, lng }) => (listPages.has(name) ? { lng } : null),
  whenMissing: "words",
});

export const instruction = defineResource({
  slice: "apps",
  field: "instructions",
  call: AppInstruction,
  read: (body) => body,
  wantedBy: ({ name, params, lng }) =>
    name === "desktopInstructions" ? { id: params["id"] ?? "", lng } : null,
  whenMissing: "page 404",
});

export const qr = defineResource({
  slice: "apps",
  field: "qrCodes",
  call: AppQr,
  read: (body) => body,
  wantedBy: ({ name, params, lng }) =>
    name === "desktopQrCodes" ? { qrName: params["qrName"] ?? "", lng } : null,
  whenMissing: "page 404",
});

export const appsResources = [apps, instruction, qr] as const;
