/** Breakpoints of the layout (window width, CSS px); the style sheets use no others. [ui-004] */
export const widths = {
  /** The narrowest supported phone. */
  phone: 360,
  /** A large phone. */
  largePhone: 480,
  tablet: 768,
  /** Shows the coupon next to the page. */
  wide: 1024,
  /** Shows the list of sports as well. */
  full: 1280,
} as const;
