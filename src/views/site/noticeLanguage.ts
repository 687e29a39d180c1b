/** Languages of sites whose visitors read the notice in Russian; two of them are written in two ways. */
const russian = ["az", "kz", "kk", "ua", "uk", "ru"];

/** Which of its two languages the maintenance notice speaks on a site in this language. [maintenance-007] */
export const noticeLanguage = (siteLanguage: string): "en" | "ru" =>
  russian.includes(siteLanguage) ? "ru" : "en";
