type TrustedScripts = { createScriptURL(url: string): string };
type PolicyMaker = {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): TrustedScripts;
};

let policy: TrustedScripts | null = null;

/** The one policy of the page for addresses of scripts (contract, "codeToEval under CSP"); a second one would throw. */
function trusted(url: string): string {
  const maker = (globalThis as { readonly trustedTypes?: PolicyMaker }).trustedTypes;
  if (maker === undefined) return url;
  policy ??= maker.createPolicy("touchline-sections", { createScriptURL: (text) => text });
  return policy.createScriptURL(url);
}

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
