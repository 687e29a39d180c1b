import { Suspense } from "react";
import { useSelect } from "../hooks/useSelect.ts";
import { Guard } from "./Guard.tsx";
import { withTranslations } from "./withTranslations.ts";

const RegistrationOffer = withTranslations(() =>
  import("../registration/RegistrationOffer.tsx").then((m) => ({
    default: m.RegistrationOffer,
  })),
);

/** Invites a visitor to register; if it cannot be shown, it is not tried again on this page. */
export function RegistrationOfferSlot() {
  const isOffered = useSelect(({ registration }) => registration.isOffered);
  if (!isOffered) return null;
  return (
    <Guard fallback={null}>
      <Suspense fallback={null}>
        <RegistrationOffer />
      </Suspense>
    </Guard>
  );
}
