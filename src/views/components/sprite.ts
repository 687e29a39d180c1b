import ownUrl from "../styles/icons.svg?no-inline";

/** Address of the icon sprite; the site config may replace it. */
export const sprite = { url: ownUrl };
