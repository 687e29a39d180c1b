/** Languages that the client has words for; in any other one it speaks English. */
export const languages = ["en", "ru"] as const;
export type Language = (typeof languages)[number];

/** The language of the words on a page of the site's language. */
export const spokenIn = (language: string): Language =>
  languages.find((spoken) => spoken === language) ?? "en";
