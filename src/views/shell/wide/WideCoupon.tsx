/** The coupon beside the page. */
export function WideCoupon() {
  return null;
}
