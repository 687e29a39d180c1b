import { hasArrived } from "../../events/runtime/index.ts";
import { OpenRegistration } from "../../commands/overlays.ts";
import { registrationPath } from "../../events/layout/index.ts";
import { useSelect } from "./useSelect.ts";
import { useSend } from "./useSend.ts";

/**
 * Props of a button that leads to registration. It opens the form the way the site is configured, over the
 * page or as a page; until the `overlays` domain is loaded, it is a link to the page.
 */
export function useRegistrationEntry(
  before?: () => void,
): { readonly onPress: () => void } | { readonly href: string } {
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const hasOverlays = useSelect((state) => hasArrived(state, "overlays"));
  if (!hasOverlays) return { href: registrationPath(language) };
  return {
    onPress: () => {
      before?.();
      send(OpenRegistration({}));
    },
  };
}
