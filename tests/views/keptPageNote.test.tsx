// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { KeptPageFound, KeptPageRenewed } from "../../src/events/installation/events.ts";
import { CameOnline, WentOffline } from "../../src/events/shell/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { KeptPageNote } from "../../src/views/site/KeptPageNote.tsx";
import { fakeClient } from "./fakeClient.ts";
import { list, marchetti, marketTypes, menus, norrvik } from "./matchDay.ts";
import { one, render } from "./render.tsx";

it("says of when the prices of a kept page are while there is no connection, until a feed answers", () => {
  const fake = fakeClient();
  fake.emit(marketTypes, ...menus, list({ feed: "live", isTop: true }, [norrvik, marchetti]));
  const { page } = render(
    <ClientContext value={fake.client}>
      <KeptPageNote />
    </ClientContext>,
  );
  const note = () => one(page, '[role="status"]').textContent;
  expect(note()).toBe("");
  fake.emit(WentOffline({}));
  // `OfflineNote` says so.
  expect(note()).toBe("");
  fake.emit(KeptPageFound({ madeAt: Date.UTC(2026, 10, 20, 14, 3) }));
  expect(note()).toBe("No connection. The odds are of today 14:03.");
  fake.emit(CameOnline({}));
  // The prices are old all the same, which `ScreenNews` says.
  expect(note()).toBe("");
  fake.emit(WentOffline({}), KeptPageRenewed({}));
  expect(note()).toBe("");
});
