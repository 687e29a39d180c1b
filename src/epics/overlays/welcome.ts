import { filter, mergeMap } from "rxjs";
import type { Draft } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { mayBeOffered } from "../../events/limits/index.ts";
import { openModal } from "../../events/modals/index.ts";
import { OverlayOpened } from "../../events/overlays/events.ts";
import { isAgeAsked } from "../../events/ageConsent/index.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";

const keys = { welcome: "tl.welcomeShown", firstDeposit: "tl.firstDepositShown" } as const;

/** The home page with nothing open over it. [modals-012] */
const isHomeFree = (state: State): boolean => {
  const { navigation, overlays, session, notifications } = state;
  return (
    navigation.route.name === "home" &&
    navigation.failure === null &&
    session.tag !== "unknown" &&
    navigation.openModals === 0 &&
    !navigation.isQuickCouponOpen &&
    overlays.open === null &&
    openModal(state) === null &&
    !isAgeAsked(state) &&
    !notifications.some(({ isModal }) => isModal === true)
  );
};

/** The next greeting: first the welcome, then the bonus, each once. [modals-011] [modals-013] */
function nextWelcome(state: State): "welcome" | "firstDeposit" | null {
  const { overlays, shell, session } = state;
  const config = shell.config?.welcome;
  if (overlays.shown === null || config === undefined || !isHomeFree(state)) return null;
  if (config.isModalEnabled && !overlays.shown.welcome) return "welcome";
  const isEligible = config.firstDepositBonusVariant !== 0 && session.rights?.hasDeposit !== true;
  return isEligible && mayBeOffered(state) && !overlays.shown.firstDeposit ? "firstDeposit" : null;
}

export const welcomeOnce: Epic = {
  name: "overlays/welcome",
  run: (deps) =>
    deps.select(nextWelcome).pipe(
      filter((next) => next !== null),
      mergeMap((next): Draft[] => {
        const variant = deps.state().shell.config?.welcome?.firstDepositBonusVariant === 2 ? 2 : 1;
        return [
          OverlayOpened({
            overlay: next === "welcome" ? { kind: next } : { kind: next, variant },
          }),
          ValueStored({ area: "local", key: keys[next], value: "true" }),
        ];
      }),
    ),
};
