import { hasArrived } from "../../events/runtime/index.ts";
import { OpenRegistration } from "../../commands/overlays.ts";
import { registrationPath } from "../../events/layout/index.ts";
import { useSelect } from "./useSelect.ts";
import { useSend } from "./useSend.ts";

/**
 * What a button to registration does: it asks for the form as the site wants it, over the page or on its own; as long
 * as the domain that knows is not here, it is a link to the page.
 */
export function useRegistrationEntry(
  before?: () => void,
): { readonly onPress: () => void } | { readonly href: string } {
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const isFramed = useSelect((state) => hasArrived(state, "overlays"));
  if (!isFramed) return { href: registrationPath(language) };
  return {
    onPress: () => {
      before?.();
      send(OpenRegistration({}));
    },
  };
}
