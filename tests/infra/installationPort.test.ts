import { describe, expect, it, vi } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { ServiceWorkerChosen, ServiceWorkerSettled } from "../../src/events/installation/events.ts";
import { serviceWorkerPort, type WorkerDependencies } from "../../src/infra/ports/installation.ts";

const removed = {
  mode: "remove" as const,
  workersRemoved: 0,
  cachesRemoved: 0,
  isRegistered: false,
  problem: null,
};

const visit = () => ({ page: "/en", files: ["https://touchline.test/assets/app.js"] });

/** What the port reports after an event, with a browser that has these workers and caches. */
async function settled(
  mode: "remove" | "register",
  dependencies: WorkerDependencies,
): Promise<Draft> {
  const reported: Draft[] = [];
  const { type, v, data } = ServiceWorkerChosen({ mode });
  serviceWorkerPort(dependencies, (draft) => reported.push(draft))({
    seq: 1,
    at: 0,
    type,
    v,
    data,
    cause: null,
  });
  await vi.waitFor(() => expect(reported).toHaveLength(1));
  return reported[0] as Draft;
}

/**
 * A browser with two workers, one of which cannot be removed, and two caches of another app of this origin.
 */
function browser() {
  const names = new Set(["touchline-1", "left-behind"]);
  const unregister = [vi.fn(async () => true), vi.fn(async () => false)];
  const register = vi.fn(async () => ({}));
  const postMessage = vi.fn();
  const dependencies: WorkerDependencies = {
    workers: {
      getRegistrations: async () => unregister.map((one) => ({ unregister: one })),
      register,
      ready: Promise.resolve({ active: { postMessage } }),
    },
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
    visit,
  } as never;
  return { doors: dependencies, names, unregister, register, postMessage };
}

describe("service workers and caches of this origin", () => {
  it("are all removed, wherever they are from [pwa-app-005]", async () => {
    const { doors: dependencies, names, unregister, register } = browser();
    expect(await settled("remove", dependencies)).toEqual(
      ServiceWorkerSettled({ ...removed, workersRemoved: 1, cachesRemoved: 2 }),
    );
    for (const one of unregister) expect(one).toHaveBeenCalledTimes(1);
    expect(names.size).toBe(0);
    expect(register).not.toHaveBeenCalled();
  });

  it("stay in the mode that registers the site's own worker [pwa-app-006]", async () => {
    const { doors: dependencies, names, unregister, register, postMessage } = browser();
    expect(await settled("register", dependencies)).toEqual(
      ServiceWorkerSettled({ ...removed, mode: "register", isRegistered: true }),
    );
    // The worker keeps what this visit, which came before it, is made of.
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(visit());
    const whole = { scope: "/", updateViaCache: "none" };
    expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js", whole);
    expect([names.size, unregister[0]?.mock.calls.length]).toEqual([2, 0]);
  });

  it("do not matter in a browser without them", async () => {
    const none = { workers: undefined, caches: undefined, visit };
    expect(await settled("remove", none)).toEqual(ServiceWorkerSettled(removed));
    const problem = "this browser has no service workers";
    expect(await settled("register", none)).toEqual(
      ServiceWorkerSettled({ ...removed, mode: "register", problem }),
    );
  });

  it("are reported by the name of the error when the browser refuses", async () => {
    const refusal = async () => {
      throw new DOMException("the page is not secure", "SecurityError");
    };
    const workers = { getRegistrations: refusal, register: refusal } as never;
    for (const mode of ["remove", "register"] as const) {
      expect(await settled(mode, { workers, caches: undefined, visit })).toEqual(
        ServiceWorkerSettled({ ...removed, mode, problem: "SecurityError" }),
      );
    }
  });
});
