import type { Config } from "dompurify";

type Maker = "createScript" | "createScriptURL";
type Rules = Readonly<Record<Maker | "createHTML", (text: string) => string>>;
type Policy = Rules & NonNullable<Config["TRUSTED_TYPES_POLICY"]>;
type PolicyMaker = { createPolicy(name: string, rules: Rules): Policy };

const asItIs = (text: string) => text;

/**
 * From which origins scripts may come is in the page's Content-Security-Policy. An address that carries its
 * script itself (`data:`, `blob:`, `javascript:`) has none, and under TLS no script comes without it.
 */
function scriptAddress(text: string): string {
  // A path is of the page's own origin, whichever that is.
  const { protocol } = new URL(text, "https://own.invalid");
  const isSafe = protocol === "https:" || (protocol === "http:" && location.protocol === "http:");
  if (isSafe) return text;
  throw new TypeError(`a script may not come from an address that begins with "${protocol}"`);
}

/** Texts come from callers that know whose they are: code of allowed sections, HTML that DOMPurify reads. */
const rules: Rules = {
  createHTML: asItIs,
  createScript: asItIs,
  createScriptURL: scriptAddress,
};
let policy: Policy | null = null;

/**
 * The one policy of the page (contract, "codeToEval under CSP"); a second one would throw. Null in a browser
 * without Trusted Types.
 */
export function policyOfPage(): Policy | null {
  const types = (globalThis as { readonly trustedTypes?: PolicyMaker }).trustedTypes;
  policy ??= types?.createPolicy("touchline-sections", rules) ?? null;
  return policy;
}

/** Browsers without Trusted Types check the same. */
const made = (maker: Maker, text: string): string => (policyOfPage() ?? rules)[maker](text);

/** For the address of a script that may run here. */
export const trusted = (url: string): string => made("createScriptURL", url);
/** For the text of a script that may run here. */
export const trustedScript = (text: string): string => made("createScript", text);

/** Puts a classic script into the page; settles when it has run, rejects when it does not come. */
export const loadScript = (document: Document, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`the script ${url} did not load; it is left out`));
    script.src = trusted(url);
    document.head.append(script);
  });
