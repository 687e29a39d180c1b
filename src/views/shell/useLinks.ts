import { useEffect } from "react";
import { GoTo } from "../../commands/navigation.ts";
import { useSend } from "../hooks/useSend.ts";

/** Turns clicks on the app's own links into commands, so that every navigation is in the log. */
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
 * The path of a plain click on a link of this origin; null for clicks left to the browser. A link with a
 * query is left to it: queries are read when a page loads, and some of them are private.
 */
function ownPathOf(event: MouseEvent): string | null {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || !link.hasAttribute("href") || link.target !== "") return null;
  const isOwn = link.origin === window.location.origin && link.hash + link.search === "";
  return isOwn && !link.hasAttribute("download") ? link.pathname : null;
}
