import { openString, shape } from "../infra/codec.ts";
import type { DataOf } from "../events/define.ts";
import type { State } from "../events/index.ts";
import { NavigationRequested } from "../events/navigation/events.ts";
import { screenOf } from "../events/navigation/route.ts";
import { OverlayClosed, OverlayOpened } from "../events/overlays/events.ts";
import type { OverlaysState } from "../events/overlays/state.ts";
import { hasRegistrationButtons, registrationPath } from "../events/layout/registrationButtons.ts";
import { accept, type Decider, refuse } from "./decision.ts";
import { defineCommand, defineWaitingCommand } from "./define.ts";

/** The visitor wants to register: over this page, or on the page of its own. */
export const OpenRegistration = defineWaitingCommand("OpenRegistration", shape({}));
/** The visitor wants to log in without leaving this page. */
export const OpenLogin = defineWaitingCommand("OpenLogin", shape({}));
export const OpenUserQuestion = defineWaitingCommand("OpenUserQuestion", shape({}));
export const OpenSupportHistory = defineWaitingCommand("OpenSupportHistory", shape({}));
/** Shows an image of this site as large as it goes; `src` is its path. */
export const OpenImage = defineWaitingCommand(
  "OpenImage",
  shape({ src: openString, alt: openString }),
);
export const CloseOverlay = defineCommand("CloseOverlay", shape({}));

type Overlay = NonNullable<OverlaysState["open"]>;
const open = (overlay: Overlay) => accept(OverlayOpened({ overlay }));
const section = ({ navigation }: State) => screenOf(navigation.route);

/** [modals-003] [modals-014] [modals-015] */
export const openRegistration: Decider<object> = (_data, state) => {
  const { furtherConfig, settings } = state;
  if (!hasRegistrationButtons(state) || section(state) === "registration")
    return refuse("nothing_to_do");
  if (section(state) === "login" || furtherConfig.registration?.isPagePreferred === true) {
    const path = registrationPath(settings.language);
    return accept(NavigationRequested({ path, isReplacing: false }));
  }
  return open({ kind: "registration" });
};

/** [modals-004] */
export const openLogin: Decider<object> = (_data, state) =>
  state.session.tag !== "visitor" || section(state) === "login"
    ? refuse("nothing_to_do")
    : open({ kind: "login" });

/** Support knows who asks, so these are for players. [modals-005] */
const forPlayers =
  (kind: "userQuestion" | "supportHistory"): Decider<object> =>
  (_data, { session }) =>
    session.tag === "player" ? open({ kind }) : refuse("sign_in_needed");
export const openUserQuestion = forPlayers("userQuestion");
export const openSupportHistory = forPlayers("supportHistory");

/** Only a path of this site: neither "//elsewhere" nor "/\elsewhere", which browsers take for another host. */
const isOwnPath = (src: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(src);

export const openImage: Decider<DataOf<typeof OpenImage>> = ({ src, alt }) =>
  isOwnPath(src) ? open({ kind: "image", src, alt }) : refuse("nothing_to_do");

export const closeOverlay: Decider<object> = (_data, { overlays }) =>
  overlays.open === null ? refuse("nothing_to_do") : accept(OverlayClosed({}));
