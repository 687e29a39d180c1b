import type { Entry } from "../../src/events/define.ts";
import { createDictionary } from "../../src/infra/i18n.ts";
import { RouterPort } from "../../src/infra/ports/router.ts";
import { App } from "../../src/views/App.tsx";
import { loadScreen, screenNamed } from "../../src/views/shell/screens.ts";
import { type FakeClient, fakeClient } from "./fakeClient.ts";
import { list, marketTypes, menus, norrvik } from "./matchDay.ts";
import { render, settled } from "./render.tsx";

const live = { feed: "live", sportId: 1 } as const;

/**
 * The app at an address, with the real router port between it and the browser's history; `kept` is what the
 * browser has stored with the page.
 */
export async function open(
  path: string,
  kept: unknown = null,
): Promise<FakeClient & { page: HTMLElement }> {
  window.history.replaceState(kept, "", path);
  const received: ((entry: Entry) => void)[] = [];
  const fake = fakeClient(
    { path },
    (entry) => received.forEach((receive) => receive(entry)),
    screens,
  );
  const router = new RouterPort(path, { report: (draft) => fake.emit(draft), leave: () => {} });
  received.push(router.onEntry);
  fake.emit(marketTypes, ...menus, list(live, [norrvik]), list({ feed: "live" }, [norrvik]));
  const { page } = render(
    <App client={fake.client} dictionary={createDictionary()} router={router} />,
  );
  await settled();
  return { ...fake, page };
}

const screens = { isHere: (name: string) => screenNamed(name) !== undefined, load: loadScreen };
