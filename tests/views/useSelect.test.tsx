// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { SettingsChanged } from "../../src/events/settings/events.ts";
import type { State } from "../../src/events/index.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { useSelect, useSelectAfterPaint } from "../../src/views/hooks/useSelect.ts";
import { fakeClient } from "./fakeClient.ts";
import { painted, render } from "./render.tsx";

const toFractions = SettingsChanged({ coefViewId: 2 });
const toLive = RouteEntered({ path: "/en/section/live" });

it("a component looks at the state again only when a slice has changed that it reads", () => {
  const fake = fakeClient();
  const select = vi.fn(({ settings }: State) => settings.coefViewId);
  const View = () => <p>{useSelect(select)}</p>;
  const { page } = render(
    <ClientContext value={fake.client}>
      <View />
    </ClientContext>,
  );
  select.mockClear();
  fake.emit(toLive);
  expect(select).not.toHaveBeenCalled();
  fake.emit(toFractions);
  expect(select).toHaveBeenCalled();
  expect(page.textContent).toBe("2");
});

it("what a later render reads is followed too", () => {
  const fake = fakeClient();
  const Either = ({ isPath }: { isPath: boolean }) => (
    <p>
      {useSelect(({ settings, navigation }) => (isPath ? navigation.path : settings.coefViewId))}
    </p>
  );
  const element = (isPath: boolean) => (
    <ClientContext value={fake.client}>
      <Either isPath={isPath} />
    </ClientContext>
  );
  const { page, again } = render(element(false));
  again(element(true));
  fake.emit(toLive);
  expect(page.textContent).toBe("/en/section/live");
  fake.emit(toFractions);
  again(element(false));
  expect(page.textContent).toBe("2");
});

it("what is not under the finger follows after the frame that answers the tap", async () => {
  const fake = fakeClient();
  const coefView = ({ settings }: State) => settings.coefViewId;
  const Beside = () => <i>{useSelectAfterPaint(coefView)}</i>;
  const Under = () => <b>{useSelect(coefView)}</b>;
  const { page } = render(
    <ClientContext value={fake.client}>
      <Beside />
      <Under />
    </ClientContext>,
  );
  const ask = vi.spyOn(window, "requestAnimationFrame");
  fake.emit(SettingsChanged({ coefViewId: 1 }));
  fake.emit(toFractions);
  expect(page.textContent).toBe("2");
  // A hidden page gets no frame: what waits for one must not grow.
  expect(ask).toHaveBeenCalledOnce();
  ask.mockRestore();
  await painted();
  expect(page.textContent).toBe("22");
});
