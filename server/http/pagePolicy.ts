/** Where browsers report policy violations (contract, reportCsp). */
const reportPath = "/web-api/diagnostics/csp-reports";
export const reportingEndpoints = `csp="${reportPath}"`;

/**
 * The policy of a page. No `unsafe-eval`, no `strict-dynamic`: code is loaded only from here and from the
 * listed origins.
 * @param origins of remote sections and of pages in frames, each a bare origin
 */
export function pagePolicy(nonce: string, origins: readonly string[]): string {
  const remote = origins.map((origin) => ` ${origin}`).join("");
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${remote}`,
    `style-src 'self' 'nonce-${nonce}'${remote}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${remote}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src 'self'${remote}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types touchline-sections",
    "report-to csp",
  ].join("; ");
}
