import { SiteNews } from "../site/SiteNews.tsx";

/** Overlays that are never needed on the first page. */
export const LaterSlots = () => <SiteNews />;
