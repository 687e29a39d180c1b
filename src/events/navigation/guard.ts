import { blockPageOf } from "../blocking/pages.ts";
import type { State } from "../index.ts";
import { isMaintenance } from "../maintenance/selectors.ts";
import { pathOf } from "./route.ts";

export type Detour = { readonly path: string; readonly isQueryKept: boolean };

/** Template of the block page that takes the query of the address along. [blocking-007] */
const SITE_UPDATES = 4;
const isAccountVerify = (path: string): boolean =>
  /^\/[a-z]{2}\/user\/accountverify\/?$/.test(path);

/**
 * Where the player has to be instead: maintenance goes before blocks, and whoever is on such a page without
 * reason goes home. Null: stay. [maintenance-002] [maintenance-003] [maintenance-005] [blocking-006] [blocking-008]
 */
export function detourOf(state: State): Detour | null {
  const { navigation, blocking, shell, settings } = state;
  const { route, path } = navigation;
  const to = (route: Parameters<typeof pathOf>[0], isQueryKept = false): Detour => ({
    path: pathOf(route, settings.language),
    isQueryKept,
  });
  if (isMaintenance(state))
    return route.name === "maintenance" ? null : to({ name: "maintenance" });
  if (route.name === "maintenance") return shell.config === null ? null : to({ name: "home" });
  if (blocking.reason === null) {
    return route.name === "blocked" && blocking.isChecked ? to({ name: "home" }) : null;
  }
  if (isAccountVerify(path)) return null;
  const page = blockPageOf(blocking.reason);
  if (route.name === "blocked" && route.page === page) return null;
  const isNamed = !["home", "missing", "blocked"].includes(route.name);
  return to({ name: "blocked", page }, blocking.reason === SITE_UPDATES && isNamed);
}
