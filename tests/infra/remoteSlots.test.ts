// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { takeInlined } from "../../src/infra/ports/remoteSections.ts";
import { inlined, RemoteSlots } from "../../src/infra/ports/remoteSlots.ts";

function open() {
  const done: string[] = [];
  const attach = (section: string, { id }: HTMLElement) => {
    done.push(`${section} in ${id}`);
    return () => void done.push(`${section} out of ${id}`);
  };
  return { places: new RemoteSlots(), attach, done };
}
const element = (id: string) => Object.assign(document.createElement("div"), { id });

describe("slots of remote sections", () => {
  it("wait for the loader, unless their view is removed first", () => {
    const { places, attach, done } = open();
    const end = places.attach("wheel", element("a"));
    places.attach("wheel", element("b"))();
    expect(done).toEqual([]);
    places.connect(attach);
    expect(done).toEqual(["wheel in a"]);
    end();
    expect(done).toEqual(["wheel in a", "wheel out of a"]);
  });
  it("go to the loader at once when it has loaded", () => {
    const { places, attach, done } = open();
    places.connect(attach);
    places.attach("wheel", element("a"))();
    expect(done).toEqual(["wheel in a", "wheel out of a"]);
  });
});

describe("an answer embedded in the page", () => {
  it("is used for its section, once", () => {
    const script = Object.assign(document.createElement("script"), {
      type: "application/json",
      textContent: '{"appName":"w"}',
    });
    script.dataset["section"] = "promo-wheel";
    document.body.append(script);
    expect(takeInlined(document, "wheel")).toBeNull();
    expect(inlined(document, "promo-wheel")).toBeDefined();
    expect(takeInlined(document, "promo-wheel")).toBe('{"appName":"w"}');
    expect(inlined(document, "promo-wheel")).toBeUndefined();
    expect(takeInlined(document, "promo-wheel")).toBeNull();
  });
});
