import { isFeatureOn } from "../../events/configGroups/index.ts";
import { filter, mergeMap, of, take } from "rxjs";
import type { Draft } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { isMaintenance } from "../../events/maintenance/index.ts";
import { NotificationShown } from "../../events/notifications/events.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";

const mayOffer = (state: State): boolean =>
  state.shell.canInstall &&
  isFeatureOn(state, "installPrompt") &&
  state.shell.found.isInstallOffered !== true &&
  !isMaintenance(state);

/** Offers to install the app, once per device, if the browser and the site allow it. [pwa-app-003] */
export const offerInstall: Epic = {
  name: "installation/offer",
  run: (deps) =>
    deps.select(mayOffer).pipe(
      filter((isOn) => isOn),
      take(1),
      mergeMap(() =>
        of<Draft[]>(
          ValueStored({ area: "local", key: "tl.pwaOffered", value: "true" }),
          NotificationShown({
            id: "install",
            status: "info",
            variant: "permanent",
            text: "installApp",
            action: "install",
          }),
        ),
      ),
    ),
};
