/** Languages that the client has words for. */
export const languages = ["en", "ru"] as const;
export type Language = (typeof languages)[number];
