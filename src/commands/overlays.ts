import { openString, shape } from "../codec/codec.ts";
import type { State } from "../events/index.ts";
import { NavigationRequested } from "../events/navigation/events.ts";
import { screenOf } from "../events/navigation/index.ts";
import { OverlayClosed, OverlayOpened } from "../events/overlays/events.ts";
import type { OverlaysState } from "../events/overlays/state.ts";
import { hasRegistrationButtons, registrationPath } from "../events/layout/index.ts";
import { accept, type Decider, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

type Overlay = NonNullable<OverlaysState["open"]>;
const open = (overlay: Overlay) => accept(OverlayOpened({ overlay }));
const section = ({ navigation }: State) => screenOf(navigation.route);

/** Opens registration, as an overlay or on its own page. [modals-003] [modals-014] [modals-015] */
export const OpenRegistration = defineCommand(
  "OpenRegistration",
  shape({}),
  (_data, state) => {
    const { shell, settings } = state;
    if (!hasRegistrationButtons(state) || section(state) === "registration")
      return refuse("nothing_to_do");
    if (section(state) === "login" || shell.config?.registration?.isPagePreferred === true) {
      const path = registrationPath(settings.language);
      return accept(NavigationRequested({ path, isReplacing: false }));
    }
    return open({ kind: "registration" });
  },
  "wait",
);

/** Opens the login form over the current page. [modals-004] */
export const OpenLogin = defineCommand(
  "OpenLogin",
  shape({}),
  (_data, state) =>
    state.session.tag !== "visitor" || section(state) === "login"
      ? refuse("nothing_to_do")
      : open({ kind: "login" }),
  "wait",
);

/** Support needs to know who is asking, so these are for signed-in players. [modals-005] */
const forPlayers =
  (kind: "userQuestion" | "supportHistory"): Decider<object> =>
  (_data, { session }) =>
    session.tag === "player" ? open({ kind }) : refuse("sign_in_needed");

export const OpenUserQuestion = defineCommand(
  "OpenUserQuestion",
  shape({}),
  forPlayers("userQuestion"),
  "wait",
);

export const OpenSupportHistory = defineCommand(
  "OpenSupportHistory",
  shape({}),
  forPlayers("supportHistory"),
  "wait",
);

/**
 * Only a path on this site: neither "//elsewhere" nor "/\elsewhere", which browsers treat as another host.
 */
const isOwnPath = (src: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(src);

/** Shows an image of this site as large as possible; `src` is its path. */
export const OpenImage = defineCommand(
  "OpenImage",
  shape({ src: openString, alt: openString }),
  ({ src, alt }) => (isOwnPath(src) ? open({ kind: "image", src, alt }) : refuse("nothing_to_do")),
  "wait",
);

export const CloseOverlay = defineCommand("CloseOverlay", shape({}), (_data, { overlays }) =>
  overlays.open === null ? refuse("nothing_to_do") : accept(OverlayClosed({})),
);
