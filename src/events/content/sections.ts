/** Sections with content from the server. */
export const contentSections: ReadonlySet<string> = new Set([
  "information",
  "rules",
  "news",
  "partners",
  "landing",
  "promo",
  "support",
  "apps",
  "blockAppeals",
  "historyOrders",
  "limits",
  "promoCodes",
  "sessions",
  "oldBrowser",
]);
