/** From these widths of the window on (CSS px) there is more room; the style sheets know no others. [ui-004] */
export const widths = {
  /** The narrowest phone that everything fits. */
  phone: 360,
  /** A large phone. */
  largePhone: 480,
  tablet: 768,
  /** The coupon beside the page. */
  wide: 1024,
  /** The sports before it as well. */
  full: 1280,
} as const;
