import { defineEvent } from "../define.ts";
import { StoredSettings } from "./stored.ts";

export { StoredSettings } from "./stored.ts";

/** The player changed how things look: what is different from now on. */
export const SettingsChanged = defineEvent("SettingsChanged", 1, StoredSettings);
