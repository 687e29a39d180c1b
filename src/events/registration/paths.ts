/**
 * Page with the credentials of a new player; guards and commands need its path before the full route table
 * has loaded. [route-auth-005]
 */
export const welcomeDataPath = (language: string): string =>
  `/${language}/welcome-authorization-data`;
