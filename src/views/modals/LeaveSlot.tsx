import { useEffect } from "react";
import { AnswerLeave, AskToLeave } from "../../commands/externalLinks.ts";
import { toBeSealed } from "../forms/toBeSealed.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { LateView } from "./LateView.tsx";

const loadNotice = () => import("./LeaveNotice.tsx").then((m) => ({ default: m.LeaveNotice }));

/** Holds a click on a link to another site until the player confirms that they want to go there. */
export function LeaveSlot(props: { load?: typeof loadNotice }) {
  const { load = loadNotice } = props;
  const send = useSend();
  const isAsked = useSelect(({ externalLinks }) => externalLinks.asked !== null);
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const link = externalLink(event);
      if (link === null) return;
      event.preventDefault();
      const { href, host, target } = link;
      send(AskToLeave({ url: toBeSealed(href), host, isNewTab: target === "_blank" }));
    };
    document.addEventListener("click", hold);
    return () => document.removeEventListener("click", hold);
  }, [send]);
  const stay = () => send(AnswerLeave({ isGoing: false }));
  return isAsked ? <LateView name="externalLinks" load={load} onFail={stay} /> : null;
}

/**
 * The link to another site that a plain click is about to follow; a click with a modifier key is not held.
 */
function externalLink(event: MouseEvent): HTMLAnchorElement | null {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasKey) return null;
  const [target] = event.composedPath();
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || !link.hasAttribute("href") || "leaves" in link.dataset) return null;
  return /^https?:$/.test(link.protocol) && link.origin !== window.location.origin ? link : null;
}
