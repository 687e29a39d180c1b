// @vitest-environment happy-dom
import { act } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { CameOnline, WentOffline } from "../../src/events/shell/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { Guard } from "../../src/views/shell/Guard.tsx";
import { late } from "../../src/views/shell/late.tsx";
import { OptionalPart } from "../../src/views/shell/OptionalPart.tsx";
import { fakeClient } from "./fakeClient.ts";
import { render } from "./render.tsx";

const Hello = (props: { name: string }) => <b>Hello {props.name}</b>;
const placed = (Late: ReturnType<typeof late<"Hello", { name: string }>>) => (
  <Guard fallback="failed">
    <Late name="Ann" whileLoading={<i>wait</i>} />
  </Guard>
);

describe("a late view", () => {
  it("asks for its code once it stands on the page, and once for all places", async () => {
    const load = vi.fn(() => Promise.resolve({ Hello }));
    const Late = late(load, "Hello");
    expect(load).not.toHaveBeenCalled();
    const { page } = render(
      <>
        {placed(Late)}
        {placed(Late)}
      </>,
    );
    expect(page.textContent).toBe("waitwait");
    await act(async () => {});
    expect(page.textContent).toBe("Hello AnnHello Ann");
    expect(render(placed(Late)).page.textContent).toBe("Hello Ann");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("is shown as soon as it has loaded, also right after what stood in its place", async () => {
    vi.useFakeTimers();
    const Late = late(() => Promise.resolve({ Hello }), "Hello");
    const { page } = render(placed(Late));
    await act(async () => {});
    expect(page.textContent).toBe("Hello Ann");
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it("throws a failure to its guard, and is asked for again when it is opened again", async () => {
    const load = vi.fn<() => Promise<{ Hello: typeof Hello }>>();
    load.mockRejectedValueOnce(new Error("gone")).mockResolvedValueOnce({ Hello });
    const Late = late(load, "Hello");
    const silent = vi.spyOn(console, "error").mockImplementation(() => {});
    const first = render(placed(Late));
    await act(async () => {});
    expect(first.page.textContent).toBe("failed");
    first.unmount();
    const second = render(placed(Late));
    await act(async () => {});
    expect(second.page.textContent).toBe("Hello Ann");
    expect(load).toHaveBeenCalledTimes(2);
    silent.mockRestore();
  });

  it("is asked for again when the network is back, where the page can do without it", async () => {
    const load = vi.fn<() => Promise<{ Hello: typeof Hello }>>();
    load.mockRejectedValueOnce(new Error("gone")).mockResolvedValue({ Hello });
    const Late = late(load, "Hello");
    const fake = fakeClient();
    const silent = vi.spyOn(console, "error").mockImplementation(() => {});
    const { page } = render(
      <ClientContext value={fake.client}>
        <OptionalPart>
          <Late name="Ann" />
        </OptionalPart>
      </ClientContext>,
    );
    await act(async () => {});
    expect(page.textContent).toBe("");
    await act(async () => fake.emit(WentOffline({})));
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => fake.emit(CameOnline({})));
    expect(page.textContent).toBe("Hello Ann");
    await act(async () => fake.emit(WentOffline({}), CameOnline({})));
    expect(load).toHaveBeenCalledTimes(2);
    silent.mockRestore();
  });

  it("is what stands in its place in a page from the server, even where the code is here", async () => {
    const Late = late(() => Promise.resolve({ Hello }), "Hello");
    render(placed(Late));
    await act(async () => {});
    expect(renderToString(placed(Late))).toBe("<i>wait</i>");
  });
});
