import { defineEvent } from "../define.ts";
import { StoredSettings } from "./stored.ts";

/** The player changed how things look; the whole of the settings afterwards. */
export const SettingsChanged = defineEvent("SettingsChanged", 1, "durable", StoredSettings);
