import { openString, shape } from "../../codec/codec.ts";
import { defineCall, defineEvent } from "../define.ts";

/** GET /web-api/app-version */
export const AppVersion = defineCall("AppVersion", 1, shape({}), shape({ version: openString }));
/** The server has a different front end version than this page; reported once per version. [pwa-app-001] */
export const UpdateAvailable = defineEvent("UpdateAvailable", 1, shape({ version: openString }));
