import { SiteNews } from "../site/SiteNews.tsx";
import { RegistrationOfferSlot } from "./RegistrationOfferSlot.tsx";

/** Overlays that are never needed on the first page. */
export const LaterSlots = () => (
  <>
    <SiteNews />
    <RegistrationOfferSlot />
  </>
);
