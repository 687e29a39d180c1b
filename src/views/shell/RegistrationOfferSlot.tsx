import { Suspense } from "react";
import { useSelect } from "../hooks/useSelect.ts";
import { Guard } from "./Guard.tsx";
import { withTranslations } from "./withTranslations.ts";

const RegistrationOffer = withTranslations(() =>
  import("../registration/RegistrationOffer.tsx").then((m) => ({
    default: m.RegistrationOffer,
  })),
);

/** Where a visitor is asked in; what cannot be shown is not offered again in this page. */
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
