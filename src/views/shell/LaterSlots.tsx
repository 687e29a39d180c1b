import { SiteNews } from "../site/SiteNews.tsx";
import { RegistrationOfferSlot } from "./RegistrationOfferSlot.tsx";

/** What no first page has over it. */
export const LaterSlots = () => (
  <>
    <SiteNews />
    <RegistrationOfferSlot />
  </>
);
