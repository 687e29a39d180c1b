import { QuickCoupon } from "./QuickCoupon.tsx";

export default QuickCoupon;
