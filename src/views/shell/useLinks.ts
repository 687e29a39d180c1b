import { useEffect } from "react";
import { GoTo } from "../../commands/navigation.ts";
import { useSend } from "../hooks/useSend.ts";

/** Turns taps on the app's own links into orders, so that each way from page to page is in the log. */
export function useLinks(): void {
  const send = useSend();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = ownPathOf(event);
      if (path === null) return;
      event.preventDefault();
      send(GoTo({ path, isReplacing: false }));
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [send]);
}

/**
 * The path a plain tap on a link of this origin leads to; null for all that is the browser's. A link with a query is:
 * what it says is read when a page starts, and some of it is private.
 */
function ownPathOf(event: MouseEvent): string | null {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || !link.hasAttribute("href") || link.target !== "") return null;
  const isOwn = link.origin === window.location.origin && link.hash + link.search === "";
  return isOwn && !link.hasAttribute("download") ? link.pathname : null;
}
