import { CloseAppsBanner } from "../commands/layout.ts";
import { loadBrands } from "../epics/layout/brands.ts";
import { layoutSlice } from "../events/layout/slice.ts";
import { brandEndpoints } from "../infra/http/api/layout.ts";
import { routeOf, screenOf } from "../events/navigation/index.ts";
import { findAppsBanner } from "../infra/ports/layout.ts";
import { prefetchLinks } from "../infra/ports/prefetch.ts";
import { domain } from "./domain.ts";

/** Header, menus, footer and banner of a page. */
export const layout = domain({
  name: "layout",
  slices: [layoutSlice],
  commands: [CloseAppsBanner],
  epics: [loadBrands],
  endpoints: brandEndpoints,
  ports: ({ window, areas, state, loadSection, report }) => {
    prefetchLinks({
      document: window.document,
      navigator: window.navigator,
      sectionOf: (path) => screenOf(routeOf(path, state().navigation.isTableWhole)),
      load: loadSection,
    });
    return [{ onArrived: findAppsBanner(areas, report) }];
  },
});
