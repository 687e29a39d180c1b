type Warning = { readonly code?: string | undefined; readonly message: string };

/**
 * Fails the build when a module uses something that the other does not export: a class missing from a style
 * sheet, or an unknown name. In the page it would silently be `undefined`. Other warnings are shown.
 * @throws Error with the bundler's message
 */
export function refuseUndefined<W extends Warning>(warning: W, show: (warning: W) => void): void {
  if (warning.code === "IMPORT_IS_UNDEFINED")
    throw new Error(`the build ends here: ${warning.message}`);
  show(warning);
}
