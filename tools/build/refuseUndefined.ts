type Warning = { readonly code?: string | undefined; readonly message: string };

/**
 * Ends the build when a module uses what the other does not have: a class that no style sheet knows, a name that is
 * not exported. In the page it would be `undefined` without a word. Other warnings are shown.
 * @throws Error with the bundler's own words
 */
export function refuseUndefined<W extends Warning>(warning: W, show: (warning: W) => void): void {
  if (warning.code === "IMPORT_IS_UNDEFINED")
    throw new Error(`the build ends here: ${warning.message}`);
  show(warning);
}
