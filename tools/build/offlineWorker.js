// The worker of mode "register": it keeps the files of this build, the last pages that the server made for everybody, and a
// page for when there is neither network nor one of these. Answers of the API, and pages of a player, are never kept.
// The build puts its own digest in place of the name.
const cacheName = "touchline-__BUILD_DIGEST__";
/** Pages that are kept, the last ones seen; each is about 100 KB. */
const mostPages = 20;

const offlinePage = (isRussian, home) => `<!doctype html>
<html lang="${isRussian ? "ru" : "en"}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Touchline</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:16px;text-align:center;font:1rem/1.45 system-ui,sans-serif}
a{min-height:44px;line-height:44px;color:inherit}</style>
<h1>${isRussian ? "Нет сети" : "You are offline"}</h1>
<p>${isRussian ? "Проверьте соединение. Ставки, которые вы уже сделали, остаются в силе." : "Check your connection. Bets that you have placed stand."}</p>
<a href="">${isRussian ? "Попробовать снова" : "Try again"}</a>
${home === undefined ? "" : `<a href="${home}">${isRussian ? "Главная, как вы видели её в последний раз" : "Home, as you last saw it"}</a>`}
</html>`;

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

/** The site wants no worker any more: this one lives on as long as its pages, but keeps nothing. */
let isLeaving = false;
self.addEventListener("message", (event) => {
  const { data } = event;
  if (data === "leave") isLeaving = true;
  // What a page had loaded before this worker was there.
  else if (Array.isArray(data?.files)) event.waitUntil(keepVisit(data));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOrWord(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptFile(request));
});

async function keepVisit({ page, files }) {
  const here = (address) => new URL(address, self.location.origin);
  const own = files.map(here).filter(isOwnFile);
  await Promise.all(own.map((address) => keptFile(new Request(address)).catch(() => {})));
  const { origin, pathname } = here(page);
  if (origin !== self.location.origin) return;
  const answer = await fetch(pathname, { headers: { Accept: "text/html" } }).catch(() => undefined);
  if (answer !== undefined) await keepPage(pathname, answer);
}

const isOwnFile = ({ origin, pathname }) =>
  origin === self.location.origin && pathname.startsWith("/assets/");

/** The page from the server, or else the kept one, or what there is to say without both. */
async function pageOrWord(event) {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  try {
    const answer = await fetch(request);
    event.waitUntil(keepPage(pathname, answer.clone()));
    return answer;
  } catch {
    const cache = await caches.open(cacheName);
    const kept = await keptPages(cache);
    // A query may ask for another page than the kept one.
    const page = search === "" ? await cache.match(pathname) : undefined;
    if (page !== undefined) return asKept(page);
    const home = kept.filter((path) => /^\/[a-z]{2}$/.test(path));
    if (pathname === "/" && home.length > 0) return Response.redirect(home.at(-1));
    const [, language = "en"] = /^\/([a-z]{2})(?:\/|$)/.exec(pathname) ?? [];
    const homeHere = home.find((path) => path === `/${language}`);
    return new Response(offlinePage(language === "ru", homeHere), {
      headers: {
        "Content-Type": "text/html; charset=UTF-8",
        "Content-Security-Policy":
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      },
    });
  }
}

/** Paths of the kept pages, the last one seen at the end. */
const keptPages = async (cache) =>
  (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => !path.startsWith("/assets/"));

/** Keeps a page of which the server says that it is the same for everybody. */
async function keepPage(pathname, answer) {
  const isForAll = answer.headers.get("Touchline-Keep") === "first-screen";
  if (isLeaving || !isForAll || answer.status !== 200 || answer.redirected) return;
  const cache = await caches.open(cacheName);
  await cache.delete(pathname);
  await cache.put(pathname, answer);
  const paths = await keptPages(cache);
  await Promise.all(paths.slice(0, -mostPages).map((path) => cache.delete(path)));
}

/** The kept page, which says so: the app then shows how old its prices are. */
async function asKept(page) {
  const headers = new Headers(page.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  const html = await page.text();
  const [, madeAt = ""] = /^<html [^>]*data-served="(\d+)"/m.exec(html) ?? [];
  return new Response(html.replace("<html ", `<html data-old data-kept="${madeAt}" `), { headers });
}

/** A file of the build has a digest in its name: once it is here it is the right one. */
async function keptFile(request) {
  if (isLeaving) return fetch(request);
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  // A network that wants a sign-in first answers with its own page, and that would stay for good.
  const isFile = !(answer.headers.get("Content-Type") ?? "").includes("html");
  if (!isLeaving && isFile && answer.status === 200 && answer.type === "basic")
    await cache.put(request, answer.clone());
  return answer;
}
