import { defineEvent } from "../define.ts";
import { StoredSettings } from "./stored.ts";

export { StoredSettings } from "./stored.ts";

/** The player changed settings; has only the changed fields. */
export const SettingsChanged = defineEvent("SettingsChanged", 1, StoredSettings);
