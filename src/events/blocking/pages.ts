/**
 * Pages that replace the site, by the last segment of their path. [route-blocking-001] [route-blocking-002]
 */
export const blockPages = [
  "block",
  "block-ua",
  "block-ie",
  "site-updates",
  "suspension",
  "coming-soon",
] as const;
export type BlockPage = (typeof blockPages)[number];

/** The page for a block reason; an unknown reason gets the plain block page. [blocking-005] */
export function blockPageOf(reason: number): BlockPage {
  switch (reason) {
    case 4:
      return "site-updates";
    case 16:
      return "suspension";
    case 13:
      return "block-ua";
    case 17:
      return "block-ie";
    case 8:
      return "coming-soon";
    default:
      return "block";
  }
}
