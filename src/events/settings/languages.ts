/** Languages that the client has texts for; English is the fallback. */
export const languages = ["en", "ru"] as const;
export type Language = (typeof languages)[number];

/** The language of the client's texts for a language of the site. */
export const spokenIn = (language: string): Language =>
  languages.find((supported) => supported === language) ?? "en";
