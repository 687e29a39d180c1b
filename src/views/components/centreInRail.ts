/**
 * Scrolls a chip or tab to the middle of the rail it is in, if the rail scrolls. Not by `scrollIntoView`: in some browsers
 * the first Tab of the page begins where that has scrolled to.
 */
export function centreInRail(item: Element): void {
  // A page from the server has done so itself (handOver.js), and the player may have scrolled the rail since.
  if (document.documentElement.hasAttribute("data-served")) return;
  let rail = item.parentElement;
  while (rail !== null && rail.scrollWidth <= rail.clientWidth) rail = rail.parentElement;
  if (rail === null) return;
  const [inner, outer] = [item.getBoundingClientRect(), rail.getBoundingClientRect()];
  rail.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
