import type { Config } from "dompurify";

type Maker = "createScript" | "createScriptURL";
type Rules = Readonly<Record<Maker | "createHTML", (text: string) => string>>;
type Policy = Rules & NonNullable<Config["TRUSTED_TYPES_POLICY"]>;
type PolicyMaker = { createPolicy(name: string, rules: Rules): Policy };

const unchanged = (text: string) => text;

/**
 * The page's Content-Security-Policy says from which origins scripts may come. An address that carries its
 * script itself (`data:`, `blob:`, `javascript:`) has none, and under TLS every script has to use TLS.
 */
function scriptAddress(text: string): string {
  // A path is on the page's own origin, whichever that is.
  const { protocol } = new URL(text, "https://own.invalid");
  const isSafe = protocol === "https:" || (protocol === "http:" && location.protocol === "http:");
  if (isSafe) return text;
  throw new TypeError(`a script may not come from an address that begins with "${protocol}"`);
}

/** Callers vouch for their texts: code of allowed sections, HTML that DOMPurify parses. */
const rules: Rules = {
  createHTML: unchanged,
  createScript: unchanged,
  createScriptURL: scriptAddress,
};
let policy: Policy | null = null;

/**
 * The page's only policy (contract, "codeToEval under CSP"); creating a second one would throw. Null in
 * browsers without Trusted Types.
 */
export function policyOfPage(): Policy | null {
  const types = (globalThis as { readonly trustedTypes?: PolicyMaker }).trustedTypes;
  policy ??= types?.createPolicy("touchline-sections", rules) ?? null;
  return policy;
}

/** Browsers without Trusted Types apply the same checks. */
const checked = (maker: Maker, text: string): string => (policyOfPage() ?? rules)[maker](text);

/** For the address of a script that may run here. */
export const trusted = (url: string): string => checked("createScriptURL", url);
/** For the text of a script that may run here. */
export const trustedScript = (text: string): string => checked("createScript", text);

/** Adds a classic script to the page; settles when it has run, rejects when it fails to load. */
export const loadScript = (document: Document, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`the script ${url} did not load; it is left out`));
    script.src = trusted(url);
    document.head.append(script);
  });
