import { map } from "rxjs";
import { SettingsChanged } from "../events/settings/events.ts";
import { ValueStored } from "../events/shell/events.ts";
import type { Epic } from "./epic.ts";

/** Keeps the player's settings on the device. */
export const rememberSettings: Epic = {
  name: "settings/remember",
  run: (deps) =>
    deps
      .on(SettingsChanged)
      .pipe(
        map(({ data }) =>
          ValueStored({ area: "local", key: "tl.settings", value: JSON.stringify(data) }),
        ),
      ),
};
