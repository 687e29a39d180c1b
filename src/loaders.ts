import type { BehaviorSubject } from "rxjs";
import type { Draft, Entry } from "./events/define.ts";
import type { State } from "./events/index.ts";
import type { EpicGroup } from "./events/runtime/events.ts";
import type { CookieJar } from "./infra/ports/cookieJar.ts";
import type { HttpPort } from "./infra/ports/http.ts";
import { pageAtRest } from "./infra/ports/page.ts";
import type { RemotePlaces } from "./infra/ports/remotePlaces.ts";
import type { Areas } from "./infra/ports/storage.ts";
import type { Vault } from "./infra/vault.ts";
import { type AppPart, install } from "./parts/part.ts";

type Page = {
  readonly window: Window & typeof globalThis;
  readonly http: HttpPort;
  readonly vault: Vault;
  readonly jar: CookieJar;
  readonly areas: Areas;
  readonly language: string;
  /** Query of the address with which the visit began. */
  readonly search: string;
  /** Random id of this tab. */
  readonly tab: string;
  readonly report: (draft: Draft) => void;
  readonly wake: () => void;
  readonly state: () => State;
  readonly state$: () => BehaviorSubject<State>;
  /** Fetches the code of a section, where there is such a section. */
  readonly loadSection: (section: string) => Promise<unknown>;
  /** Where ports that load with a part are added. */
  readonly latePorts: ((entry: Entry) => void)[];
  /** Bearer token, while there is one that counts. */
  readonly token: () => string | null;
  /** Elements for remote sections. */
  readonly remotePlaces: RemotePlaces;
};

function arrive(group: EpicGroup, part: AppPart): AppPart["epics"] {
  install(group, part);
  return part.epics;
}

/** How each part of the app that loads apart comes into the page, with its calls and ports. */
export function loaders(page: Page): Readonly<Record<EpicGroup, () => Promise<AppPart["epics"]>>> {
  const { window, http, vault, jar, areas, language, search, tab, report, latePorts } = page;
  return {
    player: async () => {
      const [{ playerPart }, { playerEndpoints }, { playerPorts }, cookies] = await Promise.all([
        import("./parts/player.ts"),
        import("./infra/http/api/player.ts"),
        import("./infra/ports/player.ts"),
        import("./infra/ports/playerCookies.ts"),
      ]);
      http.add(playerEndpoints);
      const doors = { report, wake: page.wake, state: page.state };
      latePorts.push(
        ...playerPorts(window.document, areas.local, doors),
        cookies.playerCookiePort(jar, vault),
      );
      return arrive("player", playerPart);
    },
    later: async () => {
      const [{ laterPart }, { laterEndpoints }, { laterPorts }] = await Promise.all([
        import("./parts/later.ts"),
        import("./infra/http/api/later.ts"),
        import("./infra/ports/later.ts"),
      ]);
      http.add(laterEndpoints);
      latePorts.push(...laterPorts(window, areas.local, report));
      return arrive("later", laterPart);
    },
    signIn: async () => {
      const [{ signInPart }, { signInEndpoints }, { credentialsPort }] = await Promise.all([
        import("./parts/signIn.ts"),
        import("./infra/http/api/signIn.ts"),
        import("./infra/ports/credentials.ts"),
      ]);
      http.add(signInEndpoints(() => language));
      latePorts.push(credentialsPort(window.document, vault));
      return arrive("signIn", signInPart);
    },
    coupon: async () => {
      const [{ couponPart }, { couponEndpoints, couponPort }] = await Promise.all([
        import("./parts/coupon.ts"),
        import("./infra/ports/coupon.ts"),
      ]);
      http.add(couponEndpoints);
      latePorts.push(couponPort(window, { local: areas.local, vault, state: page.state, report }));
      return arrive("coupon", couponPart);
    },
    routes: async () => arrive("routes", (await import("./parts/routes.ts")).routesPart),
    frame: async () => {
      // What home needs to stand goes first.
      await pageAtRest(window);
      const [{ framePart }, { frameEndpoints }, { framePorts }] = await Promise.all([
        import("./parts/frame.ts"),
        import("./infra/http/api/frame.ts"),
        import("./infra/ports/frame.ts"),
      ]);
      http.add(frameEndpoints(window.location));
      latePorts.push(
        ...framePorts(window, report, {
          cookies: jar,
          vault,
          wholeConfig: () => http.kept,
          tab,
          state: page.state,
          loadSection: page.loadSection,
          search,
        }),
      );
      return arrive("frame", framePart);
    },
    content: async () => {
      const [{ contentPart }, { contentEndpoints }, { contentPorts }] = await Promise.all([
        import("./parts/content.ts"),
        import("./infra/http/api/content.ts"),
        import("./infra/ports/content.ts"),
      ]);
      http.add(contentEndpoints);
      latePorts.push(...contentPorts(window, search, vault, report));
      return arrive("content", contentPart);
    },
    remote: async () => {
      const [{ remotePart }, { openRemote }, { isOwnSection, sectionOfScreen }] = await Promise.all(
        [
          import("./parts/remote.ts"),
          import("./infra/ports/remotePage.ts"),
          import("./views/shell/ownScreens.ts"),
        ],
      );
      const { state, remotePlaces: places, token } = page;
      const isOwn = (section: string) => isOwnSection(state(), section);
      const own = { isOwn, ofScreen: sectionOfScreen };
      latePorts.push(
        openRemote({ window, report, state, state$: page.state$(), places, token, own }),
      );
      return arrive("remote", remotePart);
    },
  };
}
