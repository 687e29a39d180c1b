/**
 * What a new player has to keep; guards and orders need its path before the whole table of routes is here.
 * [route-auth-005]
 */
export const welcomeDataPath = (language: string): string =>
  `/${language}/welcome-authorization-data`;
