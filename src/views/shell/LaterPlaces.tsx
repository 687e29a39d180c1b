import { SiteNews } from "../site/SiteNews.tsx";
import { RegistrationOfferPlace } from "./RegistrationOfferPlace.tsx";

/** What no first page has over it. */
export const LaterPlaces = () => (
  <>
    <SiteNews />
    <RegistrationOfferPlace />
  </>
);
