import { fill } from "./match.ts";

/** Paths of the pages about our apps; but for the list of information pages, only they link to one another. */
export const appPatterns = {
  mobileApps: "mobile",
  desktopApps: "desktop",
  desktopInstructions: "desktop/instructions/{id}",
  desktopQrCodes: "desktop/qr-codes/{qrName}",
  iplBettingApp: "ipl-betting-app",
  cricketApp: "cricket-app",
  iosApp: "ios-app",
} as const;

export type AppPlace = {
  readonly name: keyof typeof appPatterns;
  readonly params?: Readonly<Record<string, string | number>>;
};

export const appPath = ({ name, params }: AppPlace, language: string): string =>
  `/${language}${fill(appPatterns[name], params)}`;
