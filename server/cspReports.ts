import { fieldsOf, isFields, numberOr, textOr } from "./json.ts";

/** What the policy of a page has stopped; addresses are without query and fragment, which may hold secrets. */
export type CspReport = {
  readonly directive: string;
  readonly page: string;
  readonly blocked: string;
  readonly source: string;
  readonly line: number | null;
};

/** The last reports of browsers. Each kind is logged once: a page in a loop must not fill the log. */
export type CspReports = {
  take(report: CspReport): void;
  readonly latest: readonly CspReport[];
};

const most = 50;
const mostKinds = 1000;
const longest = 300;

export function createCspReports(): CspReports {
  const latest: CspReport[] = [];
  const kinds = new Set<string>();
  return {
    latest,
    take: (report) => {
      latest.push(report);
      latest.splice(0, Math.max(0, latest.length - most));
      const kind = `${report.directive} ${report.blocked}`;
      if (kinds.has(kind) || kinds.size >= mostKinds) return;
      kinds.add(kind);
      console.warn(`a page's policy stopped ${kind} on ${report.page}`);
    },
  };
}

/** One report of the Reporting API; null for one of another type. What is sampled of code is not taken. */
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
    .slice(0, longest);
