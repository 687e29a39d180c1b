import * as t from "io-ts";
import { nullable, openString, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineCall } from "../define.ts";

/** An app for a platform; names of its QR code and of its instructions, if it has them. */
export const App = shape({
  id: openString,
  platform: t.keyof({ android: null, ios: null, windows: null, macos: null }),
  title: openString,
  version: openString,
  url: openString,
  qrName: nullable(openString),
  instructionId: nullable(openString),
});
export type App = t.TypeOf<typeof App>;

/** How an app is installed, step by step. */
export const Instruction = shape({
  id: openString,
  title: openString,
  steps: list(shape({ html: openString, imageUrl: nullable(openString) })),
});
export type Instruction = t.TypeOf<typeof Instruction>;

/** The QR code of an address, as a data URL. */
export const Qr = shape({ qrName: openString, url: openString, image: openString });
export type Qr = t.TypeOf<typeof Qr>;

const lng = openString;

/** GET /web-api/apps (listApps) */
export const Apps = defineCall("Apps", 1, shape({ lng }), shape({ items: list(App) }));
/** GET /web-api/apps/instructions/{id} (getAppInstruction) */
export const AppInstruction = defineCall(
  "AppInstruction",
  1,
  shape({ id: openString, lng }),
  Instruction,
);
/** GET /web-api/apps/qr-codes/{qrName} (getAppQr) */
export const AppQr = defineCall("AppQr", 1, shape({ qrName: openString, lng }), Qr);
