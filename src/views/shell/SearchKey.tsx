import { useEffect } from "react";
import { GoTo } from "../../commands/navigation.ts";
import { pathOf } from "../../events/navigation/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/** Where a key means a letter. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The key "/" opens the search from anywhere but a field or a dialog, unless the player turned such keys off. */
export function SearchKey() {
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const isOff = useSelect(({ preferences }) => preferences.kept.hasNoShortcuts === true);
  useEffect(() => {
    if (isOff) return;
    const open = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== "/" || hasModifier || event.defaultPrevented) return;
      if (isWriting(event.target) || document.querySelector("dialog") !== null) return;
      event.preventDefault();
      send(GoTo({ path: pathOf({ name: "searchEvents" }, language), isReplacing: false }));
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, [send, language, isOff]);
  return null;
}
