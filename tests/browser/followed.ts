import type { BrowserContext } from "@playwright/test";

/**
 * Records every route whose screen appears after a real click on a link of the page. Addresses that a test
 * types or reaches through the history are not recorded.
 */
export async function onFollowed(
  context: BrowserContext,
  report: (route: string) => void,
): Promise<void> {
  await context.exposeBinding("__followed", (_page, route: string) => report(route));
  await context.addInitScript(watchLinks);
}

/** Runs in the page. */
function watchLinks(): void {
  if (window !== window.top) return;
  const mark = (name: string) => document.documentElement.getAttribute(name);
  let from: string | null = null;
  const watcher = new MutationObserver(() => {
    const path = mark("data-path");
    const main = document.querySelector("main");
    if (path === null || path === from || main === null || main.textContent === "") return;
    // Its skeleton, or the error of a section.
    if (main.querySelector('[aria-busy="true"], [role="alert"]') !== null) return;
    watcher.disconnect();
    const report: unknown = Reflect.get(window, "__followed");
    if (typeof report === "function") report(mark("data-route"));
  });
  addEventListener("popstate", () => watcher.disconnect());
  addEventListener(
    "click",
    (event) => {
      const isOnLink = event.composedPath().some((node) => node instanceof HTMLAnchorElement);
      if (!event.isTrusted || !isOnLink) return;
      from = mark("data-path");
      watcher.observe(document, { attributes: true, childList: true, subtree: true });
    },
    true,
  );
}
