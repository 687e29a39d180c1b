/** Site languages that get the notice in Russian; two of them have two codes. */
const russian = ["az", "kz", "kk", "ua", "uk", "ru"];

/** Language of the maintenance notice for a site language. [maintenance-007] */
export const noticeLanguage = (siteLanguage: string): "en" | "ru" =>
  russian.includes(siteLanguage) ? "ru" : "en";
