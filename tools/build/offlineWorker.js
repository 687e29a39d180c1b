// The worker of mode "register": it keeps the files of this build and a page for when there is no network. Answers of
// the API, and pages, are never kept: they are the player's.
// The build puts its own digest in place of the name.
const cacheName = "touchline-__BUILD_DIGEST__";

const offlinePage = (isRussian) => `<!doctype html>
<html lang="${isRussian ? "ru" : "en"}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Touchline</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:16px;text-align:center;font:1rem/1.45 system-ui,sans-serif}
a{min-height:44px;line-height:44px;color:inherit}</style>
<h1>${isRussian ? "Нет сети" : "You are offline"}</h1>
<p>${isRussian ? "Проверьте соединение. Ставки, которые вы уже сделали, остаются в силе." : "Check your connection. Bets that you have placed stand."}</p>
<a href="">${isRussian ? "Попробовать снова" : "Try again"}</a>
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
self.addEventListener("message", ({ data }) => {
  if (data === "leave") isLeaving = true;
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOrWord(request, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptFile(request));
});

/** The page from the server, or the offline page. */
async function pageOrWord(request, pathname) {
  try {
    return await fetch(request);
  } catch {
    return new Response(offlinePage(/^\/ru(\/|$)/.test(pathname)), {
      headers: {
        "Content-Type": "text/html; charset=UTF-8",
        "Content-Security-Policy":
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      },
    });
  }
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
