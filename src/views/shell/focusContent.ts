/** The focus of a button that has done its work and goes away: reading goes on in the page, which stays where it is. */
export const focusContent = (): void =>
  document.getElementById("main")?.focus({ preventScroll: true });
