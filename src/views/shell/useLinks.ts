import { useEffect } from "react";
import { GoTo } from "../../commands/navigation.ts";
import { useSend } from "../hooks/useSend.ts";

/** Turns clicks on the app's own links into commands, so that every navigation is in the log. */
export function useLinks(): void {
  const send = useSend();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const place = placeOf(event);
      if (place === null) return;
      event.preventDefault();
      send(GoTo({ ...place, isReplacing: false }));
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [send]);
}

/** Query flags that name what a page shows. All others are read when a page loads, and some of them are private. */
const pageFlags = ["statisticId", "permanentId"];

/** Where a plain click on a link of this origin leads; null for clicks left to the browser. */
function placeOf(event: MouseEvent) {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || !link.hasAttribute("href") || link.target !== "") return null;
  const isOwn = link.origin === window.location.origin && link.hash === "";
  const query = Object.fromEntries(new URLSearchParams(link.search));
  const isOfPage = Object.keys(query).every((name) => pageFlags.includes(name));
  if (!isOwn || !isOfPage || link.hasAttribute("download")) return null;
  return { path: link.pathname, ...(link.search === "" ? {} : { query }) };
}
