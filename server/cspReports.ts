import { fieldsOf, isFields, numberOr, textOr } from "./json.ts";

/**
 * A policy violation on a page; addresses are stored without query and fragment, which may contain secrets.
 */
export type CspReport = {
  readonly directive: string;
  readonly page: string;
  readonly blocked: string;
  readonly source: string;
  readonly line: number | null;
};

/**
 * The latest browser reports. Each kind is logged only once, so that a page in a loop cannot flood the log.
 */
export type CspReports = {
  take(report: CspReport): void;
  readonly latest: readonly CspReport[];
};

const maxReports = 50;
const maxKinds = 1000;
const maxLength = 300;

export function createCspReports(): CspReports {
  const latest: CspReport[] = [];
  const kinds = new Set<string>();
  return {
    latest,
    take: (report) => {
      latest.push(report);
      latest.splice(0, Math.max(0, latest.length - maxReports));
      const kind = `${report.directive} ${report.blocked}`;
      if (kinds.has(kind) || kinds.size >= maxKinds) return;
      kinds.add(kind);
      console.warn(`a page's policy stopped ${kind} on ${report.page}`);
    },
  };
}

/** Reads one report of the Reporting API; null for other types. The code sample is not stored. */
export function reportIn(value: unknown): CspReport | null {
  const { type, url, body } = fieldsOf(value);
  if (type !== "csp-violation" || !isFields(body)) return null;
  return {
    directive: plain(body["effectiveDirective"]),
    page: plain(textOr(body["documentURL"], url)),
    blocked: plain(body["blockedURL"]),
    source: plain(body["sourceFile"]),
    line: numberOr(body["lineNumber"], null),
  };
}

const plain = (value: unknown): string =>
  textOr(value, "")
    .replace(/[?#].*$/s, "")
    .replace(/\p{C}/gu, "")
    .slice(0, maxLength);
